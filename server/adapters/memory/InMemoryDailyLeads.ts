import type { DailyLead, DailyLeads } from '../../application/ports/DailyLeads.ts';

export class InMemoryDailyLeads implements DailyLeads {
  readonly #leadsByUser = new Map<string, readonly DailyLead[]>();

  async list(userId: string, firstDay: string): Promise<readonly DailyLead[]> {
    return (this.#leadsByUser.get(userId) ?? []).filter(({ day }) => day >= firstDay);
  }

  listOwned(userId: string): readonly DailyLead[] {
    return this.#leadsByUser.get(userId) ?? [];
  }

  removeOwned(userId: string): void {
    this.#leadsByUser.delete(userId);
  }

  async keep(userId: string, lead: DailyLead, firstDay: string): Promise<void> {
    const otherLeads = (await this.list(userId, firstDay)).filter(({ day }) => day !== lead.day);
    const leads = [...otherLeads, lead].sort((left, right) => (left.day < right.day ? -1 : 1));
    this.#leadsByUser.set(userId, leads);
  }
}
