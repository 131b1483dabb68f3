/**
 * The system's own sheet for sharing a link. Without a contract suite, because only some browsers have one; its adapter
 * has its own tests.
 */
export interface LinkSharing {
  /** Whether sharing in the system's sheet is usual on this device, as on phones. */
  readonly isAvailable: boolean;

  /**
   * Opens the sheet. Must be called in a user gesture. Resolves when the sheet has closed, even if the shopper shared
   * nothing; rejects if it does not open.
   */
  share(link: string, title: string): Promise<void>;
}
