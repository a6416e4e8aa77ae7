import type { RegistrationActName } from '@tablee/domain/registrations/acts/registration-act'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { erasureIdOf, findProof, keepErasure } from '../../database/erasures/erasure-store.ts'
import type { KeptRegistration } from './registration-store.ts'
import type { Rows } from './rows-after.ts'

type Act = {
  readonly name: RegistrationActName
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
}

type Erased = {
  readonly act: Act
  readonly tournament: Pick<Tournament, 'code'>
  readonly before: readonly KeptRegistration[]
  readonly rows: Rows
  readonly at: string
}

/** Whether the kept decklists of whom the act is about go. */
export function isErasing(name: RegistrationActName): boolean {
  return name === 'forget-registration' || name === 'erase-registration'
}

/** Null where the staff erased nothing. */
export async function proveErased(db: Queryable, { act, tournament, ...of }: Erased): Promise<string | null> {
  if (act.name !== 'delete-registration' && act.name !== 'erase-registration') return null
  const { before, rows, at } = of
  const ids = new Set([...rows.erased, ...rows.changed].map(({ id }) => id))
  const gone = before.filter(({ id }) => ids.has(id))
  if (gone.length === 0) return null
  const decklists = gone.filter(({ decklist }) => decklist !== null).length
  const erased = { registrations: gone.length, names: gone.length, decklists }
  return keepErasure(db, { at, rule: 'organizer', tournament: tournament.code, erased }, idOf(act))
}

/** Of an act that comes again because its answer was lost. */
export async function proofAgain(db: Queryable, act: Act): Promise<string | null> {
  const id = idOf(act)
  return id === undefined ? null : findProof(db, id)
}

function idOf({ name, tournamentId, actId }: Act): string | undefined {
  return actId === undefined ? undefined : erasureIdOf([name, tournamentId, actId])
}
