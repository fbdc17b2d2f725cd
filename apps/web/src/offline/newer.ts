/** Getting a newer version of the app to run: what has to have happened before this tab may load anew. */

/** Until this version runs, by whichever tab it was asked to; or until it never will. */
export async function takenOver(worker: ServiceWorker): Promise<void> {
  if (worker.state === 'installed') worker.postMessage('take-over');
  await until(worker, ['activated', 'redundant']);
}

/** Asks the server for its version, and has it take over if it is another one. */
export async function newestTakenOver(registration: ServiceWorkerRegistration): Promise<void> {
  // Without a network there may still be one that was fetched earlier.
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
