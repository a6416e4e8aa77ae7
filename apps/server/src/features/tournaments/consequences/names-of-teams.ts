import type { LaterTurn } from '@tablee/contract/serving/consequence'
import {
  type KnownPerson,
  realNamesIn,
  type Touched,
  teamsRenamed,
  teamsToShorten,
  touchedBy,
} from '@tablee/domain/tournaments/teams/youth-team-names'
import type { Transaction } from '../../../database/database.ts'
import { listHiddenNames } from '../hidden-name-store.ts'
import { listKnownPeople, renameAskedTeams } from '../known-people-store.ts'
import type { Adding, HeldAddition } from './consequences.ts'

/** At a youth event no team is called by a last name of somebody in it, whichever way the name or the person came in. */
export const namesOfTeams: Adding = {
  name: 'names of teams of minors',
  of: (turn) => {
    const { after, changes, people = [] } = turn
    const touched = after.isYouth && after.teamKind !== null ? touchedBy(changes, people) : null
    return touched ? [(tx) => shorten(tx, turn, touched)] : []
  },
}

async function shorten({ db }: Transaction, turn: LaterTurn, touched: Touched | 'all'): Promise<HeldAddition | null> {
  const { after } = turn
  const known = after.announcement
    ? withNews(await listKnownPeople(db, after.id), turn.people ?? [])
    : withNews(await listHiddenNames(db, after.id), realNamesIn(turn.changes))
  const teamsCalled = teamsToShorten(after, known, touched)
  if (teamsCalled.size === 0) return null
  return {
    changes: teamsRenamed(after, teamsCalled),
    teamsCalled,
    ...(after.announcement && { last: (tx) => renameAskedTeams(tx.db, after.id, teamsCalled) }),
  }
}

/** Rows are written once the act is decided. */
function withNews(known: readonly KnownPerson[], news: readonly KnownPerson[]): readonly KnownPerson[] {
  return [...new Map([...known, ...news].map((person) => [person.playerId, person])).values()]
}
