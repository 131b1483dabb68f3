/**
 * The system's own sheet for sharing a link. Without a contract suite, because only some browsers have one; its adapter
 * has its own tests.
 */
export interface LinkSharing {
  /** Whether this is a device that shares in a sheet of its own, as phones do. */
  readonly isAvailable: boolean;

  /**
   * Opens the sheet. Must be called in a user gesture. Resolves when the sheet has closed, also if the shopper shared
   * nothing; rejects if it does not open.
   */
  share(link: string, title: string): Promise<void>;
}
