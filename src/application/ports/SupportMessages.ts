/** Messages of shoppers to the support of the shop. */
export interface SupportMessages {
  /** Resolves once the message is stored. Rejects with a `CallError` 'Error sending support request'. */
  send(userId: string, message: string): Promise<void>;
}
