import type { ProductInfo } from '@tablee/contract/product-info'
import type { Config } from './config.ts'
import type { CardFiles } from './database/cards/card-files.ts'
import type { SearchFilling } from './features/tournaments/search/fill-search-index.ts'

type Standing = {
  readonly publicKey: string
  readonly search: Pick<SearchFilling, 'waiting'>
  readonly cards: Pick<CardFiles, 'games'>
}

export function productOf(
  { supportEmail, features, pushHosts, build }: Config,
  { publicKey, search, cards }: Standing,
): ProductInfo {
  return {
    ...{ supportEmail, features: [...features], callKey: pushHosts.length > 0 ? publicKey : null, build },
    get isSearchFilling() {
      return search.waiting() > 0 || undefined
    },
    get cardGames() {
      const games = cards.games()
      return games.length > 0 ? [...games] : undefined
    },
  }
}
