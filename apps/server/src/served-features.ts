import type { ServedCall } from '@tablee/contract/serving/served-call'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import type { CardFiles } from './database/cards/card-files.ts'
import type { DeckSite } from './deck-sites/deck-site.ts'
import { accountFunctions } from './features/accounts/account-functions.ts'
import type { AccountGround } from './features/accounts/account-ground.ts'
import { cardFunctions } from './features/cards/card-functions.ts'
import { decklistFunctions } from './features/decklists/decklist-functions.ts'
import { pastFunctions } from './features/past/past-functions.ts'
import { carryRegistrationApart } from './features/registrations/commands/carry-registration-apart.ts'
import { followDrops, followReturns } from './features/registrations/commands/follow-drops.ts'
import { tellRegistered } from './features/registrations/commands/tell-registered.ts'
import { handedInLists } from './features/registrations/handed-in-list-store.ts'
import { registrationCollection } from './features/registrations/registration-collection.ts'
import { registrationFunctions } from './features/registrations/registration-functions.ts'
import type { RegistrationGround } from './features/registrations/registration-ground.ts'
import { hookFunctions } from './features/shops/hook-functions.ts'
import type { HookGround } from './features/shops/hooks/hook-ground.ts'
import { ratingFunctions } from './features/shops/rating-functions.ts'
import { seasonFunctions } from './features/shops/season-functions.ts'
import type { SeasonGround } from './features/shops/seasons/season-ground.ts'
import { shopFunctions } from './features/shops/shop-functions.ts'
import { tokenFunctions } from './features/shops/token-functions.ts'
import { deckCheckFunctions } from './features/tournaments/deck-check-functions.ts'
import { roundCollection } from './features/tournaments/round-collection.ts'
import { staffFunctions } from './features/tournaments/staff-functions.ts'
import { tournamentCollection } from './features/tournaments/tournament-collection.ts'
import { tournamentFunctions } from './features/tournaments/tournament-functions.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import { pastGround } from './past-ground.ts'
import type { ShopsGround } from './shop-ground.ts'

type Grounds = {
  readonly ground: TournamentGround
  readonly registrations: RegistrationGround
  readonly accountParts: AccountGround
  readonly shops: ShopsGround
  readonly seasons: SeasonGround
  readonly hooks: HookGround
  readonly readDeck: DeckSite['read']
  readonly cards: CardFiles
}

type ServedFeatures = { readonly functions: readonly ServedCall[]; readonly collections: readonly ServedCollection[] }

/** Features get each other's services here. */
export function servedFeatures({
  ground,
  registrations,
  accountParts,
  shops,
  seasons,
  hooks,
  readDeck,
  cards,
}: Grounds): ServedFeatures {
  const fates = { ...ground, tellRegistered: tellRegistered(registrations) }
  return {
    functions: [
      ...tournamentFunctions({
        ...fates,
        followDrops: followDrops(registrations),
        followReturns: followReturns(registrations),
        carryRegistrationApart: carryRegistrationApart(registrations),
      }),
      ...staffFunctions(ground),
      ...deckCheckFunctions({ ...ground, lists: handedInLists }),
      ...registrationFunctions(registrations),
      ...decklistFunctions({ readDeck }),
      ...cardFunctions(cards),
      ...accountFunctions(accountParts),
      ...shopFunctions(shops),
      ...seasonFunctions(seasons),
      ...ratingFunctions(shops.ratings),
      ...hookFunctions(hooks),
      ...pastFunctions(pastGround({ ground, registrations, seasons })),
      ...tokenFunctions(shops),
    ],
    collections: [tournamentCollection(fates), roundCollection(ground), registrationCollection(registrations)],
  }
}
