import { readEmail } from '@tablee/domain/accounts/email'
import * as z from 'zod/mini'
import { accountId, email } from '../accounts/fields.ts'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { location } from '../tournaments/fields/fields.ts'
import { shopDiscord, shopInstagram, shopName, shopPhone, shopRole, shopSite, shopWords } from './fields.ts'

const LONGEST_CODE = 200
const LONGEST_ID = 40

const profile = z.object({
  name: z.string(),
  location: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  site: z.nullable(z.string()),
  discord: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  words: z.nullable(z.string()),
  takesReplies: z.boolean(),
  takesMessages: z.boolean(),
})

const invitation = z.object({
  id: z.string(),
  role: shopRole,
  isHandOver: z.boolean(),
  email: z.nullable(z.string()),
  expiresAt: z.string(),
})

const data = z.object({
  shop: z.nullable(
    z.extend(profile, {
      id: z.string(),
      slug: z.string(),
      logo: z.nullable(z.string()),
      role: shopRole,
      members: z.array(
        z.object({ accountId: z.string(), name: z.string(), role: shopRole, since: z.string(), isMe: z.boolean() }),
      ),
      invitations: z.array(invitation),
    }),
  ),
  /** Invitations to the account's confirmed address. */
  received: z.array(
    z.object({ id: z.string(), shop: z.string(), role: shopRole, isHandOver: z.boolean(), expiresAt: z.string() }),
  ),
})

export type OwnShopData = z.output<typeof data>
export type OwnShop = NonNullable<OwnShopData['shop']>

const reply = z.object({ data })
const invitationId = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID))
const code = z.string().check(z.minLength(1), z.maxLength(LONGEST_CODE))

const shopEmail = z.pipe(
  z.nullable(z.string().check(z.maxLength(LONGEST_CODE * 2, { error: 'email_invalid' }))),
  z.transform((typed: string | null, context) => {
    if (typed === null || typed.trim() === '') return null
    const read = readEmail(typed)
    if (read) return read
    context.issues.push({ code: 'custom', message: 'email_invalid', input: typed })
    return z.NEVER
  }),
)

/** The shop that the session's account holds, and its invitations. */
export const getOwnShop = defineCall({ id: 'get-own-shop', input: z.object({}), reply })

/** An organizer's account opens its shop, or replaces its whole profile. */
export const keepShop = defineCall({
  id: 'keep-shop',
  input: z.object({
    name: shopName,
    location: z.nullable(location),
    email: shopEmail,
    phone: shopPhone,
    site: shopSite,
    discord: shopDiscord,
    instagram: shopInstagram,
    words: z.nullable(shopWords),
    takesReplies: z.boolean(),
    takesMessages: z.boolean(),
  }),
  reply,
})

/** Invites someone to join as holder, or to replace the inviter: by link, or by their account's address. */
export const inviteToShop = defineCall({
  id: 'invite-to-shop',
  input: z.object({
    role: shopRole,
    isHandOver: z.boolean(),
    email: z.nullable(email),
    language: z.optional(letterLanguage),
  }),
  reply: z.object({
    data: z.extend(data, {
      oneTimeCode: z.nullable(z.string()),
    }),
  }),
})

/** Withdraws an invitation. */
export const withdrawShopInvitation = defineCall({
  id: 'withdraw-shop-invitation',
  input: z.object({ invitationId }),
  reply,
})

/** What whoever has an invitation's link is asked. */
export const getShopInvitation = defineCall({
  id: 'get-shop-invitation',
  input: z.object({ code }),
  reply: z.object({ data: z.object({ id: z.string(), shop: z.string(), role: shopRole, isHandOver: z.boolean() }) }),
})

/** The session's account accepts or declines an invitation; with the code if it came by link. */
export const answerShopInvitation = defineCall({
  id: 'answer-shop-invitation',
  input: z.object({ invitationId, code: z.optional(code), isAccepted: z.boolean() }),
  reply,
})

/** Changes a holder's role; null removes them. */
export const changeShopMember = defineCall({
  id: 'change-shop-member',
  input: z.object({ accountId, role: z.nullable(shopRole) }),
  reply,
})

/** The session's account leaves the shop. */
export const leaveShop = defineCall({ id: 'leave-shop', input: z.object({}), reply })

/** Closes the shop; its events stay with their organizers. */
export const closeShop = defineCall({ id: 'close-shop', input: z.object({}), reply })
