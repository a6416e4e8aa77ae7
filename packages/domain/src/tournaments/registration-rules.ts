/** How people come into an announced event. */
export type RegistrationRules = {
  /** After this moment (ISO 8601, UTC) nobody registers any more, and the organizer adds people at the desk; null: until the start. */
  readonly closesAt: string | null
  /** Whoever registers has a seat at once while there are any, and a seat that frees goes to the first who waits. */
  readonly acceptsAutomatically: boolean
  readonly deck: DeckRequest
  /** A decklist of fewer cards is told so, and taken all the same; null: nobody counts. */
  readonly fewestCards: number | null
}

/** Whether people are asked for a decklist: not at all, where they like to, or nobody registers without one. */
export const DECK_REQUESTS = ['none', 'wanted', 'required'] as const
export type DeckRequest = (typeof DECK_REQUESTS)[number]

/** What `fewestCards` may be. */
export const FEWEST_CARDS = { min: 1, max: 1_000 } as const

/** Until the start; the organizer decides on each registration; with a decklist if they like. */
export const USUAL_REGISTRATION: RegistrationRules = {
  closesAt: null,
  acceptsAutomatically: false,
  deck: 'wanted',
  fewestCards: null,
}

/** Whether the moment is over until which people could register; `now` as ISO 8601 in UTC. */
export function isRegistrationOver({ closesAt }: Pick<RegistrationRules, 'closesAt'>, now: string): boolean {
  return closesAt !== null && now > closesAt
}
