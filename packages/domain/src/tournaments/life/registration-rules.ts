/** How people enter an announced event. */
export type RegistrationRules = {
  /** Registration ends then (ISO 8601, UTC), and only the desk adds people; null: until the start. */
  readonly closesAt: string | null
  /** Registering seats people at once while there are seats; a freed seat goes to the first waiting. */
  readonly acceptsAutomatically: boolean
  readonly deck: DeckRequest
  /** Smaller decklists get a warning but are accepted; null: not counted. */
  readonly fewestCards: number | null
  /** Players check themselves in from this many minutes before the start; null: never. */
  readonly checkInMinutes: number | null
  /** They do so with the code shown at the door. */
  readonly checksInByCode: boolean
  /** The cost and how to pay, in the organizer's words, or null. No money moves here. */
  readonly fee: string | null
  readonly bring: string | null
  /** How many days after its end what people gave goes; null: the usual time. */
  readonly dataDays: DataDays | null
  /** Below how many years a guardian agrees; 0: never, null: as usual. */
  readonly guardianBelow: number | null
}

/** How long after an event its organizer may keep what people gave to register. */
export const DATA_DAYS = [30, 60, 90, 180] as const
export type DataDays = (typeof DATA_DAYS)[number]

/** Whether a decklist is asked for: no, optionally, or required to register. */
export const DECK_REQUESTS = ['none', 'wanted', 'required'] as const
export type DeckRequest = (typeof DECK_REQUESTS)[number]

/** In UTF-16 units after trimming. */
export const FEE_MAX_LENGTH = 100
export const BRING_MAX_LENGTH = 200

/** Range of `fewestCards`. */
export const FEWEST_CARDS = { min: 1, max: 1_000 } as const

/** Nobody checks in a day ahead. */
export const LONGEST_CHECK_IN_MINUTES = 720

/** Defaults: until the start, the organizer decides, decklist optional. */
export const USUAL_REGISTRATION: RegistrationRules = {
  closesAt: null,
  acceptsAutomatically: false,
  deck: 'wanted',
  fewestCards: null,
  checkInMinutes: null,
  checksInByCode: false,
  fee: null,
  bring: null,
  dataDays: null,
  guardianBelow: null,
}

/** Whether registration has ended; `now` is ISO 8601 in UTC. */
export function isRegistrationOver({ closesAt }: Pick<RegistrationRules, 'closesAt'>, now: string): boolean {
  return closesAt !== null && now > closesAt
}

/** When self check-in opens (ISO 8601, UTC); null: never by time. */
export function checkInOpensAt(
  { checkInMinutes }: Pick<RegistrationRules, 'checkInMinutes'>,
  startsAt: string,
): string | null {
  return checkInMinutes === null ? null : new Date(Date.parse(startsAt) - checkInMinutes * 60_000).toISOString()
}
