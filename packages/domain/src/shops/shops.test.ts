import { expect, test } from 'vitest'
import type { AccountId } from '../accounts/account.ts'
import type { Email } from '../accounts/email.ts'
import { MAY_SHOP, mayShop } from './may-shop.ts'
import type { ShopId, ShopMember, ShopRole } from './shop.ts'
import { readDiscord, readInstagram, readPhone, readSite } from './shop-contact.ts'
import { answerShopInvitation, type ShopInvitation } from './shop-invitation.ts'
import {
  changeShopMember,
  heirInShop,
  joinShop,
  leaveShop,
  MOST_SHOP_MEMBERS,
  removeShopMember,
  takeOverShop,
} from './shop-members.ts'
import { writeToShop } from './shop-message.ts'
import { isSlugOf, readSlug, slugOf, slugsOf } from './shop-slug.ts'

const member = (id: string, role: ShopRole, since = '2026-01-01'): ShopMember => ({
  accountId: id as AccountId,
  role,
  since,
})
const ana = member('ana', 'organizer')
const bea = member('bea', 'co-organizer', '2026-02-01')

test('SHOP-10 a name becomes an address that everybody can type', () => {
  expect(slugOf('Le Dé à Cœur — Lyon 7ᵉ')).toBe('le-de-a-coeur-lyon-7')
  expect(slugOf('  !!! ')).toBe('lieu')
  expect(slugOf('日本')).toBe('lieu')
  expect(slugOf('a'.repeat(200))).toHaveLength(60)
  const slugs = slugsOf('Le Repaire')
  expect([slugs.next().value, slugs.next().value, slugs.next().value]).toEqual([
    'le-repaire',
    'le-repaire-2',
    'le-repaire-3',
  ])
  expect(isSlugOf('le-repaire-2', 'Le Repaire')).toBe(true)
  expect(isSlugOf('le-repaire-2', 'La Tanière')).toBe(false)
  expect(readSlug('Le-Repaire')).toBe('le-repaire')
  for (const wrong of ['', '-a', 'a--b', 'a/b', 'é', 'a'.repeat(100), '../x']) expect(readSlug(wrong)).toBeNull()
})

test('SHOP-10 each way to reach a shop is understood as people write it, and nothing else is taken', () => {
  expect(readPhone('04 78 00 00 00')).toBe('04 78 00 00 00')
  expect(readPhone('+33 (0)4.78.00.00.00')).toBe('+33 (0)4.78.00.00.00')
  for (const wrong of ['', '12', 'appelez-moi', '04 78 00 00 00\nBcc: x', '1'.repeat(40)])
    expect(readPhone(wrong)).toBeNull()
  expect(readSite('lerepaire.fr')).toBe('https://lerepaire.fr')
  expect(readSite('HTTP://LeRepaire.fr/')).toBe('http://lerepaire.fr')
  expect(readSite('https://lerepaire.fr/Jeux?a=1')).toBe('https://lerepaire.fr/Jeux?a=1')
  for (const wrong of [
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://user@evil.fr',
      'https://127.0.0.1/',
      'ftp://a.fr',
    ],
    ...['https://a.fr/"onclick=', `https://a.fr/${'a'.repeat(300)}`, 'https://a.fr\\@b.fr', 'deux mots.fr'],
  ])
    expect(readSite(wrong), wrong).toBeNull()
  expect(readDiscord('https://discord.com/invite/abcDEF')).toBe('https://discord.gg/abcDEF')
  expect(readDiscord('discord.gg/abc-1')).toBe('https://discord.gg/abc-1')
  for (const wrong of ['abc', 'https://evil.fr/discord.gg/abc', 'discord.gg/a b']) expect(readDiscord(wrong)).toBeNull()
  expect(readInstagram('@Le.Repaire_Lyon')).toBe('le.repaire_lyon')
  expect(readInstagram('https://www.instagram.com/lerepaire/?hl=fr')).toBe('lerepaire')
  for (const wrong of ['', 'le repaire', '.a', 'https://evil.fr/a', 'a'.repeat(40)])
    expect(readInstagram(wrong)).toBeNull()
})

test('SHOP-11 a shop always has an organizer', () => {
  expect(leaveShop([ana, bea], ana.accountId)).toMatchObject({ refusal: { code: 'shop_needs_organizer' } })
  expect(leaveShop([ana, bea], bea.accountId)).toMatchObject({ value: [ana] })
  expect(changeShopMember([ana, bea], { accountId: ana.accountId, role: 'co-organizer' })).toMatchObject({
    refusal: { code: 'shop_needs_organizer' },
  })
  const both = changeShopMember([ana, bea], { accountId: bea.accountId, role: 'organizer' })
  expect(both).toMatchObject({ value: [ana, { ...bea, role: 'organizer' }] })
  expect(removeShopMember([ana], bea.accountId)).toMatchObject({ refusal: { code: 'shop_member_not_found' } })
  expect(takeOverShop([ana, bea], member('zoe', 'organizer'), ana.accountId)).toMatchObject({
    value: [bea, member('zoe', 'organizer')],
  })
})

test('SHOP-11 who comes in again loses nothing, and a shop is held by so many at most', () => {
  expect(joinShop([ana, bea], { ...ana, role: 'co-organizer' })).toMatchObject({ value: [ana, bea] })
  expect(joinShop([ana, bea], { ...bea, role: 'organizer' })).toMatchObject({
    value: [ana, { accountId: 'bea', role: 'organizer' }],
  })
  const many = Array.from({ length: MOST_SHOP_MEMBERS }, (_, number) => member(`m${number}`, 'organizer'))
  expect(joinShop(many, bea)).toMatchObject({ refusal: { code: 'shop_members_full' } })
})

test('SHOP-11 what somebody leaves goes to the organizer who has been there longest', () => {
  const zoe = member('zoe', 'organizer', '2025-01-01')
  expect(heirInShop([ana, bea, zoe], ana.accountId)).toBe('zoe')
  expect(heirInShop([ana, bea], ana.accountId)).toBeNull()
})

test('SHOP-11 an invitation is answered by its link or by its address, and in time', () => {
  const invitation: ShopInvitation = {
    ...{ id: 'i', shopId: 's' as ShopId, role: 'organizer', isHandOver: false, from: ana.accountId, email: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-01-15T00:00:00.000Z' },
  }
  const now = new Date('2026-01-02')
  const bea = 'bea@exemple.fr' as Email
  const isTaken = (asked: object, of = invitation) =>
    answerShopInvitation(of, { email: bea, isCodeShown: false, now, ...asked }).accepted
  expect(isTaken({ isCodeShown: true })).toBe(true)
  expect(isTaken({})).toBe(false)
  expect(isTaken({}, { ...invitation, email: bea })).toBe(true)
  expect(isTaken({ email: null }, { ...invitation, email: bea })).toBe(false)
  expect(isTaken({ email: 'x@exemple.fr', isCodeShown: true }, { ...invitation, email: bea })).toBe(false)
  expect(isTaken({ isCodeShown: true, now: new Date('2026-01-15') })).toBe(false)
})

test('SHOP-11 co-organizers of a shop look and leave, and decide nothing of it', () => {
  const acts = Object.keys(MAY_SHOP) as (keyof typeof MAY_SHOP)[]
  expect(acts.filter((act) => mayShop(act, 'co-organizer'))).toEqual([
    ...['read-shop', 'leave-shop'],
    // Everybody at the desk may see the regulars.
    ...['read-regulars', 'keep-regular', 'merge-regulars', 'erase-regular'],
    ...['read-seasons', 'keep-season', 'read-ratings', 'keep-rating', 'read-events'],
  ])
  expect(acts.every((act) => mayShop(act, 'organizer'))).toBe(true)
})

test('SHOP-12 strangers who write too much take nothing from people with an account', () => {
  const written = { own: 0, byStrangers: 30, byAccounts: 0 }
  const open = { hasAccount: false, takesMessages: true }
  expect(writeToShop({ ...written, byStrangers: 29 }, open).accepted).toBe(true)
  expect(writeToShop(written, open)).toMatchObject({ refusal: { code: 'too_many_shop_messages' } })
  expect(writeToShop(written, { ...open, hasAccount: true }).accepted).toBe(true)
  expect(writeToShop({ ...written, own: 3 }, { ...open, hasAccount: true })).toMatchObject({
    refusal: { code: 'too_many_messages' },
  })
  expect(writeToShop({ ...written, byStrangers: 0 }, { ...open, takesMessages: false })).toMatchObject({
    refusal: { code: 'shop_takes_no_messages' },
  })
})
