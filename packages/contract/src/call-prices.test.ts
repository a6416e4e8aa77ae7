import { expect, test } from 'vitest'
import { accountCallDescriptions } from './accounts/described-calls.ts'
import { CALL_PRICES } from './call-prices.ts'
import { cardCallDescriptions } from './cards/described-calls.ts'
import { decklistCallDescriptions } from './decklists/described-calls.ts'
import { pastCallDescriptions } from './past/described-past-calls.ts'
import { ratingCallDescriptions } from './ratings/described-rating-calls.ts'
import { registrationCallDescriptions } from './registrations/described-calls.ts'
import { registrationListCallDescriptions } from './registrations/described-list-calls.ts'
import { seasonCallDescriptions } from './seasons/described-season-calls.ts'
import { hookCallDescriptions } from './shops/described-hook-calls.ts'
import { regularCallDescriptions } from './shops/described-regular-calls.ts'
import { shopCallDescriptions } from './shops/described-shop-calls.ts'
import { tokenCallDescriptions } from './shops/described-token-calls.ts'
import { tournamentCallDescriptions } from './tournaments/described/described-calls.ts'

test('OPS-13 every call has a price, and nothing else has', () => {
  const described = {
    ...accountCallDescriptions,
    ...cardCallDescriptions,
    ...decklistCallDescriptions,
    ...registrationCallDescriptions,
    ...registrationListCallDescriptions,
    ...shopCallDescriptions,
    ...hookCallDescriptions,
    ...pastCallDescriptions,
    ...tokenCallDescriptions,
    ...regularCallDescriptions,
    ...seasonCallDescriptions,
    ...ratingCallDescriptions,
  }
  const calls = Object.keys({ ...described, ...tournamentCallDescriptions })
  expect(Object.keys(CALL_PRICES).toSorted()).toEqual(calls.toSorted())
})

test('OPS-13 a call costs something, and none more than can be done in a tenth of a second', () => {
  for (const [call, ms] of Object.entries(CALL_PRICES)) {
    expect([call, ms > 0 && ms <= 100]).toEqual([call, true])
  }
})
