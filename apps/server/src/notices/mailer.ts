/** Sends an e-mail, where mail is configured. */

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One click ends them; goes into the header that mail programs show a button for. */
  readonly unsubscribe?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
