/** What the service worker uses of its surroundings: the page's own types do not have them. */

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface PushEvent extends LongEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends LongEvent {
  readonly notification: Notification;
}

interface Client {
  focus(): Promise<Client>;
  postMessage(message: unknown): void;
}

interface Events {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  message: MessageEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

export interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { readonly type: 'window' }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & { readonly data: unknown }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, hear: (event: Events[K]) => void): void;
}
