import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type {
  getOwnPast as ownCall,
  getOwnPlayerPage as ownPageCall,
  getPlayerPage as pageCall,
} from '@tablee/contract/past/own-past'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DescribePlayer } from '@tablee/contract/serving/link-preview'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { readSlug } from '@tablee/domain/shops/shop-slug'
import { copyPast } from './copy-past.ts'
import { listKeptPlays } from './kept-play-store.ts'
import type { PastGround } from './past-ground.ts'
import { type ListedPast, listPast } from './past-store.ts'
import { findPageAt, findPlayerPage } from './player-page-store.ts'
import { readPast } from './read-past.ts'

type Reply<Call> = Promise<Outcome<CallReply<Call>>>

export async function getOwnPast(
  { caller, ...ground }: Acting<PastGround>,
  wish: ParsedInput<typeof ownCall>,
): Reply<typeof ownCall> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const waiting = await copyPast(ground, accountId)
  const rows = await ground.database.read((db) => listPast(db, accountId))
  return accept({ data: { ...(await readPast(ground, rows, { ...wish, isForAll: false })), waiting } })
}

export async function getOwnPlayerPage({ caller, ...ground }: Acting<PastGround>): Reply<typeof ownPageCall> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  const { page, rows, keptPlays } = await ground.database.read(async (db) => ({
    page: await findPlayerPage(db, accountId),
    rows: await listPast(db, accountId),
    keptPlays: [...(await listKeptPlays(db, accountId))],
  }))
  const seasons = await ground.listSeasonPlaces(
    accountId,
    rows.map(({ tournament_id: id }) => id),
  )
  return accept({ data: { page, keptPlays, seasons: seasons.map((each) => ({ ...each })) } })
}

/** Of events that everybody may still look at, where the own name is not hidden. */
export async function getPlayerPage(
  ground: PastGround,
  { slug: typed, ...wish }: ParsedInput<typeof pageCall>,
): Reply<typeof pageCall> {
  const page = await findPublicPage(ground, typed)
  if (!page) return refuse('player_page_not_found')
  const { account, name, isIndexed } = page
  const waiting = await copyPast(ground, account)
  const rows = await ground.database.read((db) => listPast(db, account))
  const shown = rows.filter(isShown).map(asSeen)
  const seasons = await ground.listSeasonPlaces(
    account,
    shown.map(({ tournament_id: id }) => id),
  )
  const past = { ...(await readPast(ground, shown, { ...wish, isForAll: true })), waiting }
  return accept({ data: { name, isIndexed, past, seasons: seasons.map((each) => ({ ...each })) } })
}

export function describePlayer({ database }: Pick<PastGround, 'database'>): DescribePlayer {
  return async (typed) => {
    const page = await findPublicPage({ database }, typed)
    return page && { slug: page.slug, name: page.name, isIndexed: page.isIndexed }
  }
}

async function findPublicPage({ database }: Pick<PastGround, 'database'>, typed: string) {
  const slug = readSlug(typed)
  const page = slug === null ? null : await database.read((db) => findPageAt(db, slug))
  return page?.isPublic ? page : null
}

function isShown({ code, is_name_hidden }: ListedPast): boolean {
  return code !== null && is_name_hidden === 0
}

/** Decks are told where the event shows its decklists. */
function asSeen(row: ListedPast): ListedPast {
  return row.are_decklists_public === 1 ? row : { ...row, deck: null }
}
