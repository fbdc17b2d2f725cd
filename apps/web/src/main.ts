/** The entry point of the page. */

import './style/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startOffline } from './offline/start.ts';
import { startRouter } from './router.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
startRouter();
mount(App, { target });
if (import.meta.env.PROD) startOffline();
