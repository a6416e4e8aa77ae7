import type { ProductInfo } from '@tablee/contract/product-info'
import { erasurePublicKey } from './database/erasures/erasure-key.ts'
import { describePlayer } from './features/past/get-past.ts'
import { knowsRating, readRating } from './features/shops/ratings/get-rating.ts'
import { describeSeason, readSeason } from './features/shops/season-pages.ts'
import type { SeasonGround } from './features/shops/seasons/season-ground.ts'
import { findPublicSeason } from './features/shops/seasons/season-store.ts'
import { describeShop, findFeedShop, publicShopOf, shopPage } from './features/shops/shop-pages.ts'
import { pageContent } from './features/tournaments/page-content.ts'
import { describeTournament } from './features/tournaments/queries/describe-tournament.ts'
import { locateTournament, whyNotThere } from './features/tournaments/queries/locate-tournament.ts'
import { readFeed } from './features/tournaments/queries/read-feed.ts'
import { readPublicly } from './features/tournaments/queries/read-publicly.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import type { ShopsGround } from './shop-ground.ts'
import type { AppParts } from './wire/create-app.ts'
import { plainPage } from './wire/pages/plain-page.ts'

/** What anybody may ask without a call. */
export function openQuestions(
  ground: TournamentGround,
  { product, shops, seasons }: Opened,
): Pick<AppParts, OpenQuestion> {
  const ofTournament = pageContent(ground, { product, shopOf: publicShopOf(shops) })
  const ofShop = shopPage(shops, product)
  return {
    describeShop: describeShop(shops),
    describeSeason: describeSeason(seasons),
    describePlayer: describePlayer(ground),
    readSeason: readSeason(seasons),
    readRating: readRating(shops.ratings),
    knowsRating: knowsRating(shops.ratings),
    describeTournament: (code) => describeTournament(ground, code),
    readPublicly: (code) => readPublicly(ground, code),
    readFeed: readFeed({ ...ground, findShop: findFeedShop, findSeason: findPublicSeason }),
    locateTournament: locateTournament(ground.database),
    whyNotThere: (code) => whyNotThere(ground.database, code),
    erasureKey: () => ground.database.inTransaction(({ db }) => erasurePublicKey(db)),
    findPageContent: async (path) => plainPage(path, product) ?? (await ofShop(path)) ?? ofTournament(path),
  }
}

type Opened = {
  readonly product: ProductInfo
  readonly shops: ShopsGround
  readonly seasons: SeasonGround
}

type OpenQuestion =
  | 'describeShop'
  | 'describeSeason'
  | 'describePlayer'
  | 'readSeason'
  | 'readRating'
  | 'knowsRating'
  | 'describeTournament'
  | 'readPublicly'
  | 'readFeed'
  | 'locateTournament'
  | 'whyNotThere'
  | 'findPageContent'
  | 'erasureKey'
