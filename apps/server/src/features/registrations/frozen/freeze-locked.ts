import { registrationRules } from '@tablee/contract/tournaments/fields/registration-rules'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { isRegistrationOver } from '@tablee/domain/tournaments/life/registration-rules'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { DamagedRowError, readStoredJson } from '../../../database/damaged-row.ts'
import type { Database } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'
import { type Freezing, freezeDeck } from './freeze-deck.ts'
import { listLockable, listUnfrozen } from './frozen-deck-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An event that lasts longer has kept its lists at its start. */
const LOOKED_BACK_DAYS = 3
/** So few that nobody waits for them. */
const FROZEN_TOGETHER = 5

export type Keeping = Freezing & {
  readonly database: Database
  readonly now: () => Date
  readonly noteDamage: (error: DamagedRowError) => void
}

/** Keeps the lists of every locked event that are not kept yet: also where an older server started it, or one ended too soon. */
export async function freezeLocked(keeping: Keeping, isStopped = () => false): Promise<void> {
  const now = keeping.now()
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS).toISOString()
  const events = await keeping.database.read((db) => listLockable(db, since))
  for (const event of events) {
    if (isStopped()) return
    if (isLocked(keeping, event, now.toISOString())) await freezeEvent(keeping, event.id as TournamentId, { isStopped })
  }
}

type Lockable = Awaited<ReturnType<typeof listLockable>>[number]

function isLocked({ noteDamage }: Keeping, event: Lockable, now: string): boolean {
  const { id, phase, decks_locked_at: byHand, registration_rules: text } = event
  if (phase === 'running' || byHand !== null) return true
  if (text === null) return false
  try {
    const rules = readStoredJson({ table: 'tournaments', id, schema: registrationRules, text }, 'registration rules')
    return isRegistrationOver(rules, now)
  } catch (error) {
    if (!(error instanceof DamagedRowError)) throw error
    noteDamage(error)
    return false
  }
}

type Span = {
  /** Of these registrations alone; null: of all. */
  readonly only?: readonly RegistrationId[] | null
  readonly isStopped?: () => boolean
}

/** Nobody but the staff changes a locked list, and who does keeps the one before: so this may take its time. */
export async function freezeEvent(
  keeping: Keeping,
  id: TournamentId,
  { only = null, isStopped = () => false }: Span = {},
): Promise<void> {
  let after: RegistrationId | null = null
  while (!isStopped()) {
    const last: RegistrationId | null = await freezeSome(keeping, id, { only, after })
    if (last === null) return
    after = last
    await othersHaveTheirTurn()
  }
}

/** Returns the last one looked at; null: there was none. */
async function freezeSome(
  keeping: Keeping,
  id: TournamentId,
  { only, after }: { readonly only: readonly RegistrationId[] | null; readonly after: RegistrationId | null },
): Promise<RegistrationId | null> {
  return keeping.database.inTransaction(async ({ db }) => {
    const some = await listUnfrozen(db, id, { most: FROZEN_TOGETHER, only, after })
    const at = keeping.now().toISOString()
    for (const handed of some) {
      try {
        await freezeDeck({ ...keeping, db }, handed, { cause: 'lock', reason: null, at })
      } catch (error) {
        if (!(error instanceof DamagedRowError)) throw error
        keeping.noteDamage(error)
      }
    }
    return some.at(-1)?.id ?? null
  })
}
