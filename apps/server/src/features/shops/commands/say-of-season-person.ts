import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type {
  dropFromSeason as dropCall,
  joinSeasonPeople as joinCall,
  partSeasonPeople as partCall,
  partSeasonEvent as partEventCall,
  returnSeasonEvent as returnCall,
} from '@tablee/contract/seasons/own-seasons'
import type { declineSeasonFinal as declineCall } from '@tablee/contract/seasons/season-final'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { PersonKey, SeasonId } from '@tablee/domain/seasons/season'
import {
  declineFinal as decideDeclining,
  joinPeople as decideJoining,
  leaveSeason as decideLeaving,
  partPeople as decideParting,
  partEventOff as decidePartingOff,
  returnEvent as decideReturning,
  type SeasonNote,
} from '@tablee/domain/seasons/season-notes'
import { readTable } from '../seasons/build-table.ts'
import { answerOwn } from '../seasons/get-own-season.ts'
import type { SeasonGround } from '../seasons/season-ground.ts'
import { findSeasonOf, insertNote, listNotes, lockSeason, noteSeasonChanged } from '../seasons/season-store.ts'
import type { BuiltTable } from '../seasons/season-tables.ts'
import { asMember } from '../shop-role.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>
type Said = Pick<BuiltTable, 'rows' | 'whose'> & {
  readonly notes: readonly SeasonNote[]
  readonly finalists: ReadonlySet<PersonKey>
}

export function joinSeasonPeople(
  acting: Acting<SeasonGround>,
  { seasonId, person, into }: ParsedInput<typeof joinCall>,
): Reply<typeof joinCall> {
  return say(acting, seasonId, (said) => decideJoining(said, person, into))
}

export function partSeasonPeople(
  acting: Acting<SeasonGround>,
  { seasonId, person }: ParsedInput<typeof partCall>,
): Reply<typeof partCall> {
  return say(acting, seasonId, (said) => decideParting(said, person))
}

export function partSeasonEvent(
  acting: Acting<SeasonGround>,
  { seasonId, tournamentId: event, player, into }: ParsedInput<typeof partEventCall>,
): Reply<typeof partEventCall> {
  return say(acting, seasonId, (said) => decidePartingOff(said, { event, player }, into))
}

export function returnSeasonEvent(
  acting: Acting<SeasonGround>,
  { seasonId, tournamentId: event, player }: ParsedInput<typeof returnCall>,
): Reply<typeof returnCall> {
  return say(acting, seasonId, (said) => decideReturning(said, { event, player }, said.whose))
}

export function dropFromSeason(
  acting: Acting<SeasonGround>,
  { seasonId, person, hasLeft }: ParsedInput<typeof dropCall>,
): Reply<typeof dropCall> {
  return say(acting, seasonId, (said) => decideLeaving(said, person, hasLeft))
}

export function declineSeasonFinal(
  acting: Acting<SeasonGround>,
  { seasonId, person, declines }: ParsedInput<typeof declineCall>,
): Reply<typeof declineCall> {
  return say(acting, seasonId, (said) => decideDeclining(said, person, declines))
}

/** Kept with who said it and when, and never changed: the later counts. */
async function say(
  acting: Acting<SeasonGround>,
  seasonId: SeasonId,
  decide: (said: Said) => Outcome<SeasonNote | null>,
): Reply<typeof joinCall> {
  const asked = asMember('keep-season', acting.caller)
  if (!asked.accepted) return asked
  const { shop, caller } = asked.value
  const season = await acting.database.read((db) => findSeasonOf(db, shop.id, seasonId))
  if (!season) return refuse('season_not_found')
  const { table } = await readTable(acting, season)
  const said = await acting.database.inTransaction(async (tx): Promise<Outcome<null>> => {
    if (!(await lockSeason(tx, shop.id, seasonId))) return refuse('season_not_found')
    const notes = await listNotes(tx.db, seasonId)
    const { rows, whose, final } = table
    const finalists = new Set(final?.ranking?.map(({ key }) => key))
    const decided = decide({ notes, rows, whose, finalists })
    if (!decided.accepted) return decided
    if (decided.value === null) return accept(null)
    const at = acting.now().toISOString()
    await insertNote(tx.db, seasonId, { ...decided.value, number: notes.length + 1, account: caller.accountId, at })
    await noteSeasonChanged(tx.db, seasonId)
    return accept(null)
  })
  return said.accepted ? answerOwn(acting, shop.id, seasonId) : said
}
