import type { Acting } from '@tablee/contract/serving/caller'
import type { CommittedAct } from '@tablee/contract/serving/committed-act'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { carryAct, nothingToLoad } from './commands/carry-act.ts'
import { changeSettings } from './commands/change-settings.ts'
import { createQuickTournament } from './commands/create-quick-tournament.ts'
import type { HeldTournament, StaffHolder } from './held-tournament.ts'
import { hashSecret } from './secret.ts'
import { addAnonymousPlayer, startQuickTournament, updateScoreQuickTournament } from './testing/acts-by-name.ts'
import { anActing } from './testing/an-acting.ts'
import { heldAfter } from './testing/held-after.ts'
import { somebodyInvited } from './testing/somebody-invited.ts'
import { createTournamentCache } from './tournament-cache.ts'
import type { TournamentGround } from './tournament-ground.ts'
import { findTournament } from './tournament-store.ts'

const secretOf = (helper: string) => `${helper}-secret-0123456789abcdef`
const organizerId = secretOf('organizer')
const hashOf = (helper: string) => hashSecret(secretOf(helper))
const SCORE = { wins1: 2, wins2: 0, draws: 0 }

describe.each(DATABASE_KINDS)('STAK-10 who helps, on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let told: CommittedAct[]
  let now: Date
  let acting: Acting<TournamentGround>

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    told = []
    now = new Date('2030-01-31T18:00:00.000Z')
    acting = anActing(database, { announce: (act) => told.push(act), now: () => now })
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  async function aTournament(): Promise<HeldTournament> {
    let held = accepted(await createQuickTournament(acting, { name: 'Vendredi', playerCount: 8, organizerId }))
    for (const playerName of ['Ana', 'Bo', 'Cléo', 'Dia'])
      held = heldAfter(await addAnonymousPlayer(acting, { code: held.tournament.code, organizerId, playerName }))
    return held
  }

  async function invite({ tournament }: HeldTournament, ...grants: readonly StaffHolder[]): Promise<HeldTournament> {
    const { held } = accepted(
      await carryAct(acting, {
        name: 'create-device-link',
        target: { id: tournament.id },
        actId: undefined,
        claim: { as: 'staff', secret: organizerId, caller: null },
        load: nothingToLoad,
        decide: () => accept({ changes: [], grants, result: null }),
      }),
    )
    return held
  }

  const start = ({ tournament: { id: tournamentId } }: HeldTournament, helper: string) =>
    startQuickTournament(acting, { tournamentId, organizerId: secretOf(helper) })

  function score({ tournament: { code, matches } }: HeldTournament, helper: string, table = 0) {
    const match = matches.filter(isMeeting)[table]
    if (!match) throw new Error('no such table')
    return updateScoreQuickTournament(acting, { code, organizerId: secretOf(helper), matchId: match.id, score: SCORE })
  }

  const journal = () =>
    database.read((db) =>
      db
        .selectFrom('journal')
        .leftJoin('capabilities', (on) =>
          on
            .onRef('capabilities.tournament_id', '=', 'journal.tournament_id')
            .onRef('capabilities.role', '=', 'journal.author_role')
            .onRef('capabilities.holder_id', '=', 'journal.author_holder'),
        )
        .select(['act', 'author_role', 'label', 'changes'])
        .orderBy('sequence')
        .execute(),
    )

  test('several hold a role, each acts as far as the role goes, and the journal says who it was', async () => {
    let held = await invite(
      await aTournament(),
      somebodyInvited({ role: 'scorekeeper', id: 's1', hash: hashOf('one') }),
      somebodyInvited({ role: 'scorekeeper', id: 's2', hash: hashOf('two') }),
      somebodyInvited({ role: 'co-organizer', id: 'c1', hash: hashOf('co') }),
    )
    expect(await start(held, 'one')).toMatchObject({ refusal: { code: 'not_organizer' } })
    held = heldAfter(await start(held, 'co'))
    held = heldAfter(await score(held, 'one', 0))
    held = heldAfter(await score(held, 'two', 1))
    const renamed = { organizerId: secretOf('co'), name: 'Samedi' }
    expect(await changeSettings(acting, held.tournament.id, renamed)).toMatchObject({
      refusal: { code: 'not_organizer' },
    })
    const rows = (await journal()).slice(-3)
    expect(rows.map(({ act, author_role, label }) => [act, author_role, label])).toEqual([
      ['start-quick-tournament', 'co-organizer', 'Camille (c1)'],
      ['update-score-quick-tournament', 'scorekeeper', 'Camille (s1)'],
      ['update-score-quick-tournament', 'scorekeeper', 'Camille (s2)'],
    ])
    expect(JSON.stringify(rows.map(({ changes }) => changes))).not.toContain('Camille')
    expect(JSON.stringify(told)).not.toContain('Camille')
  })

  test('a role ends when its time is over, and when it is taken away', async () => {
    const judge = { role: 'judge', hash: hashOf('judge') } as const
    let held = await invite(await aTournament(), somebodyInvited({ ...judge, expiresAt: '2030-02-01T00:00:00.000Z' }))
    held = heldAfter(await startQuickTournament(acting, { tournamentId: held.tournament.id, organizerId }))
    now = new Date('2030-01-31T23:59:59.999Z')
    held = heldAfter(await score(held, 'judge', 0))
    now = new Date('2030-02-01T00:00:00.000Z')
    expect(await score(held, 'judge', 1)).toMatchObject({ refusal: { code: 'role_ended' } })
    held = await invite(held, somebodyInvited(judge))
    heldAfter(await score(held, 'judge', 1))
    await invite(held, somebodyInvited({ ...judge, revokedAt: now.toISOString() }))
    expect(await score(held, 'judge', 0)).toMatchObject({ refusal: { code: 'role_ended' } })
  })

  test('the result knows in which role it was decided, stored, told and in the document; old words stay', async () => {
    let held = await invite(await aTournament(), somebodyInvited({ role: 'judge', hash: hashOf('judge') }))
    held = heldAfter(await startQuickTournament(acting, { tournamentId: held.tournament.id, organizerId }))
    held = heldAfter(await score(held, 'judge', 0))
    const decided = { decidedBy: 'organizer', decidedAs: 'judge' }
    expect(told.at(-1)?.changes).toMatchObject([{ kind: 'match_scored', ...decided }])
    const stored = await database.read((db) => findTournament(db, createTournamentCache(), held.tournament.id))
    expect(stored).toEqual(held)
    const phone = readTournamentDocument(writeTournamentDocument(held)).tournament
    for (const { matches } of [held.tournament, phone]) {
      expect(matches.flatMap((match) => resultOf(match) ?? [])).toMatchObject([decided])
    }
    // Already decided by the staff.
    expect(heldAfter(await score(held, 'organizer', 0)).sequence).toBe(held.sequence)
  })
})

function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return outcome.value
}
