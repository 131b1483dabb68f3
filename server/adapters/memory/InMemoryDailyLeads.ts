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

  async save(userId: string, lead: DailyLead, firstDay: string): Promise<void> {
    const otherLeads = (await this.list(userId, firstDay)).filter(({ day }) => day !== lead.day);
    const leads = [...otherLeads, lead].sort((left, right) => (left.day < right.day ? -1 : 1));
    this.#leadsByUser.set(userId, leads);
  }

  async removeBefore(firstDay: string, limit: number): Promise<number> {
    let count = 0;
    for (const [userId, leads] of this.#leadsByUser) {
      const removedLeads = leads.filter(({ day }) => day < firstDay).slice(0, limit - count);
      count += removedLeads.length;
      this.#leadsByUser.set(
        userId,
        leads.filter((lead) => !removedLeads.includes(lead)),
      );
    }
    return count;
  }
}
