/** The calls on registrations that a desk without a network answers by itself. */
const BY_DESK: ReadonlySet<string> = new Set([
  ...['get-advanced-registrations', 'add-player-at-desk', 'check-in-player', 'note-payment', 'award-byes'],
  ...['drop-player-advanced-tournament', 'undo-registration-act'],
])

export function isByDesk({ id }: { readonly id: string }): boolean {
  return BY_DESK.has(id)
}
