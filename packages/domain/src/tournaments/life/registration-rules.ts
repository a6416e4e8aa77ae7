/** How people come into an announced event. */
export type RegistrationRules = {
  /** After this moment (ISO 8601, UTC) nobody registers any more, and the organizer adds people at the desk; null: until the start. */
  readonly closesAt: string | null
  /** Whoever registers has a seat at once while there are any, and a seat that frees goes to the first who waits. */
  readonly acceptsAutomatically: boolean
  readonly deck: DeckRequest
  /** A decklist of fewer cards is told so, and taken all the same; null: nobody counts. */
  readonly fewestCards: number | null
  /** From so many minutes before the start on, players say themselves that they are there; null: they do not. */
  readonly checkInMinutes: number | null
  /** Players say it with the code that the organizer shows at the door. */
  readonly checksInByCode: boolean
  /** What taking part costs and how it is settled, in the organizer's words; null: nothing is said. No money moves here. */
  readonly fee: string | null
  /** What people bring, in the organizer's words; null: nothing is said. */
  readonly bring: string | null
}

/** Whether people are asked for a decklist: not at all, where they like to, or nobody registers without one. */
export const DECK_REQUESTS = ['none', 'wanted', 'required'] as const
export type DeckRequest = (typeof DECK_REQUESTS)[number]

/** In UTF-16 units after trimming. */
export const FEE_MAX_LENGTH = 100
export const BRING_MAX_LENGTH = 200

/** What `fewestCards` may be. */
export const FEWEST_CARDS = { min: 1, max: 1_000 } as const

/** Nobody says a day before that they are there. */
export const LONGEST_CHECK_IN_MINUTES = 720

/** Until the start; the organizer decides on each registration; with a decklist if they like. */
export const USUAL_REGISTRATION: RegistrationRules = {
  closesAt: null,
  acceptsAutomatically: false,
  deck: 'wanted',
  fewestCards: null,
  checkInMinutes: null,
  checksInByCode: false,
  fee: null,
  bring: null,
}

/** Whether the moment is over until which people could register; `now` as ISO 8601 in UTC. */
export function isRegistrationOver({ closesAt }: Pick<RegistrationRules, 'closesAt'>, now: string): boolean {
  return closesAt !== null && now > closesAt
}

/** From when on players say themselves that they are there (ISO 8601, UTC); null: no moment lets them. */
export function checkInOpensAt(
  { checkInMinutes }: Pick<RegistrationRules, 'checkInMinutes'>,
  startsAt: string,
): string | null {
  return checkInMinutes === null ? null : new Date(Date.parse(startsAt) - checkInMinutes * 60_000).toISOString()
}
