/** Activates a newer version of the app before this tab reloads. */

/** Resolves when this version is active, or never will be. */
export async function takenOver(worker: ServiceWorker): Promise<void> {
  if (worker.state === 'installed') worker.postMessage('take-over');
  await until(worker, ['activated', 'redundant']);
}

/** Asks the server for its version and activates it if it is a different one. */
export async function newestTakenOver(registration: ServiceWorkerRegistration): Promise<void> {
  // Without a network a version that was fetched earlier may be waiting.
  await registration.update().catch(() => undefined);
  if (registration.installing !== null) await until(registration.installing, ['installed', 'activated', 'redundant']);
  if (registration.waiting !== null) await takenOver(registration.waiting);
}

function until(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state)) return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
