import type { Config } from './config.ts'
import { KEPT_BACKUPS } from './database/whole/kept-backups.ts'
import { findAccount, findAccountByEmail } from './features/accounts/account-store.ts'
import { isTopicRead } from './features/accounts/queries/is-topic-read.ts'
import { keepShopLetters } from './features/accounts/shop-letters.ts'
import { createBuiltRatings } from './features/shops/ratings/built-ratings.ts'
import type { RatingGround } from './features/shops/ratings/rating-ground.ts'
import type { SeasonGround } from './features/shops/seasons/season-ground.ts'
import { createSeasonTables } from './features/shops/seasons/season-tables.ts'
import type { ShopGround } from './features/shops/shop-ground.ts'
import { bringEvents, passEventsOn } from './features/tournaments/commands/follow-shop.ts'
import { listKeptIds } from './features/tournaments/kept-store.ts'
import { locationWords } from './features/tournaments/search/location-words.ts'
import { wordsOf } from './features/tournaments/search/words.ts'
import { accountSubject } from './features/tournaments/secret.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import { findTournaments } from './features/tournaments/tournament-store.ts'
import type { Keys } from './ports/keys.ts'

export type ShopsGround = ShopGround & { readonly ratings: RatingGround }

type ShopWorld = { readonly config: Config; readonly letterWaits: () => void; readonly keys: Keys }

/** Connects shops with tournaments for events, and accounts for letters. */
export function shopGround(ground: TournamentGround, { config, letterWaits, keys }: ShopWorld): ShopsGround {
  const { database, now, chance } = ground
  const isMailSent = config.mail.kind !== 'none'
  return {
    ...{ database, now, chance, isMailSent, findAccount, findAccountByEmail },
    readsMessages: (db, email) => isTopicRead({ signatures: keys }, db, { email, topic: 'playerMessages' }),
    wordsOf: (name, location) => [...wordsOf(name), ...(location === null ? [] : locationWords(location).words)],
    bringEvents: (caller, shop) => bringEvents({ ...ground, caller }, shop),
    passEventsOn: (caller, passing) => passEventsOn({ ...ground, caller }, passing),
    keepLetters: isMailSent ? keepShopLetters({ now, chance, letterWaits }) : async () => {},
    processing: {
      isPushed: config.pushHosts.length > 0,
      deckSite: new URL(config.deckSiteUrl).hostname,
      isPurged: config.isPurged,
      backups: config.isBackedUp ? KEPT_BACKUPS : null,
    },
    markOf: keys.sign,
    ratings: ratingGround(ground, keys),
    pageOf: (path) => new URL(path, config.publicUrl).href,
  }
}

/** So many quick tournaments of an account may be put into seasons. */
const MOST_KEPT = 500

/** Connects seasons with the tournaments that count for them. */
export function seasonGround({ database, now, chance, cache }: TournamentGround, keys: Keys): SeasonGround {
  return {
    ...{ database, now, chance, markOf: keys.sign, tables: createSeasonTables() },
    readEvent: async (db, id) => {
      const [held] = await findTournaments(db, cache, { ids: [id], areBrief: true })
      return held ?? null
    },
    listKept: async (db, caller) =>
      caller === null ? [] : listKeptIds(db, accountSubject(caller.accountId).hash, MOST_KEPT),
  }
}

/** Connects ratings with the matches of tournaments. */
function ratingGround({ database, now, chance, cache }: TournamentGround, keys: Keys): RatingGround {
  return {
    ...{ database, now, chance, markOf: keys.sign, built: createBuiltRatings() },
    readPlayed: async (db, id) => {
      const [held] = await findTournaments(db, cache, { ids: [id], areBrief: false })
      return held ?? null
    },
  }
}
