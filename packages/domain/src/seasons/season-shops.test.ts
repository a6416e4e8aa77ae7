import { expect, test } from 'vitest'
import type { ShopId } from '../shops/shop.ts'
import {
  answerSeasonInvitation,
  endSeasonShop,
  inviteSeasonShop,
  MOST_SEASON_SHOPS,
  mayTakeEvent,
  returnSeasonShop,
  type SeasonShop,
} from './season-shops.ts'

const [owner, guest, other] = ['owner', 'guest', 'other'] as ShopId[] as [ShopId, ShopId, ShopId]
const shopOf = (state: SeasonShop['state'], endedBy: SeasonShop['endedBy'] = null, shopId = guest): SeasonShop => ({
  ...{ shopId, state, endedBy },
})

test('YEAR-48 a shop is invited once, never by itself, and thirty are in a season at most', () => {
  expect(inviteSeasonShop({ owner, shops: [] }, guest)).toEqual({ accepted: true, value: shopOf('invited') })
  expect(inviteSeasonShop({ owner, shops: [shopOf('invited')] }, guest)).toEqual({ accepted: true, value: null })
  expect(inviteSeasonShop({ owner, shops: [shopOf('in')] }, guest)).toEqual({ accepted: true, value: null })
  expect(inviteSeasonShop({ owner, shops: [shopOf('out', 'shop')] }, guest)).toMatchObject({ accepted: true })
  expect(inviteSeasonShop({ owner, shops: [] }, owner)).toMatchObject({ refusal: { code: 'season_shop_own' } })
  const full = Array.from({ length: MOST_SEASON_SHOPS - 1 }, (_, at) => shopOf('in', null, `shop ${at}` as ShopId))
  expect(inviteSeasonShop({ owner, shops: full }, guest)).toMatchObject({ refusal: { code: 'season_shops_full' } })
  expect(returnSeasonShop([...full, shopOf('out', 'shop')], guest, 'shop')).toMatchObject({
    refusal: { code: 'season_shops_full' },
  })
})

test('YEAR-48 only an open invitation is answered', () => {
  expect(answerSeasonInvitation([shopOf('invited')], guest, true)).toEqual({ accepted: true, value: shopOf('in') })
  expect(answerSeasonInvitation([shopOf('invited')], guest, false)).toEqual({ accepted: true, value: null })
  for (const shops of [[], [shopOf('in')], [shopOf('out', 'owner')], [shopOf('invited', null, other)]])
    expect(answerSeasonInvitation(shops, guest, true)).toMatchObject({
      refusal: { code: 'season_invitation_not_found' },
    })
})

test('YEAR-49 either side ends it, and only that side takes it back', () => {
  for (const [side, otherSide] of [
    ['owner', 'shop'],
    ['shop', 'owner'],
  ] as const) {
    const out = [shopOf('out', side)]
    expect(endSeasonShop([shopOf('in')], guest, side)).toEqual({ accepted: true, value: shopOf('out', side) })
    expect(returnSeasonShop(out, guest, side)).toEqual({ accepted: true, value: shopOf('in') })
    expect(returnSeasonShop(out, guest, otherSide)).toMatchObject({ refusal: { code: 'season_shop_not_found' } })
    expect(endSeasonShop(out, guest, side)).toMatchObject({ refusal: { code: 'season_shop_not_found' } })
  }
  expect(endSeasonShop([shopOf('invited')], guest, 'owner')).toEqual({ accepted: true, value: null })
  expect(endSeasonShop([shopOf('invited')], guest, 'shop')).toMatchObject({
    refusal: { code: 'season_shop_not_found' },
  })
})

test('YEAR-50 each shop takes out its own events, and who runs the season what a shop left there', () => {
  const shops = [shopOf('in')]
  expect(mayTakeEvent({ owner, shops, eventShop: guest }, guest)).toBe(true)
  expect(mayTakeEvent({ owner, shops, eventShop: guest }, owner)).toBe(false)
  expect(mayTakeEvent({ owner, shops, eventShop: owner }, owner)).toBe(true)
  expect(mayTakeEvent({ owner, shops, eventShop: owner }, guest)).toBe(false)
  expect(mayTakeEvent({ owner, shops: [shopOf('out', 'shop')], eventShop: guest }, owner)).toBe(true)
  expect(mayTakeEvent({ owner, shops, eventShop: other }, owner)).toBe(true)
  expect(mayTakeEvent({ owner, shops, eventShop: other }, guest)).toBe(false)
})
