/** How people come into an announced event. */
export type RegistrationRules = {
  /** After this moment (ISO 8601, UTC) nobody registers any more, and the organizer adds people at the desk; null: until the start. */
  readonly closesAt: string | null
  /** Whoever registers has a seat at once while there are any, and a seat that frees goes to the first who waits. */
  readonly acceptsAutomatically: boolean
}

/** Until the start, and the organizer decides on each registration. */
export const USUAL_REGISTRATION: RegistrationRules = { closesAt: null, acceptsAutomatically: false }

/** Whether the moment is over until which people could register; `now` as ISO 8601 in UTC. */
export function isRegistrationOver({ closesAt }: Pick<RegistrationRules, 'closesAt'>, now: string): boolean {
  return closesAt !== null && now > closesAt
}
