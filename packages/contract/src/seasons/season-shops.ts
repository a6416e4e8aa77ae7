import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { shopSlug } from '../shops/fields.ts'
import { seasonId } from './fields.ts'
import { ownSeasonList } from './public-season.ts'

const SHOWN_SHOP_STATES = ['owner', 'invited', 'in', 'out'] as const

/** The shops of a season, as one of them sees them. */
export const sharing = z.object({
  isOwner: z.boolean(),
  shops: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      state: z.enum(SHOWN_SHOP_STATES),
      /** The reader took it out, and may take that back. */
      mayReturn: z.boolean(),
      isOwn: z.boolean(),
    }),
  ),
})
export type Sharing = z.output<typeof sharing>

const reply = z.object({ data: sharing })

/** Another shop is asked whether its events may count as well. */
export const inviteSeasonShop = defineCall({
  id: 'invite-season-shop',
  input: z.object({ seasonId, slug: shopSlug }),
  reply,
})

/** The shop's answer to such an invitation. */
export const answerSeasonInvitation = defineCall({
  id: 'answer-season-invitation',
  input: z.object({ seasonId, isAccepted: z.boolean() }),
  reply: ownSeasonList,
})

/** Null: the account's shop. */
const ownOrOther = z.nullable(shopSlug)

/** A shop is in the season no more, or an invitation is withdrawn; what it played stays, or goes along. */
export const leaveSharedSeason = defineCall({
  id: 'leave-shared-season',
  input: z.object({ seasonId, slug: ownOrOther, takesEvents: z.boolean() }),
  reply,
})

/** Takes that back, by the side that said it, with the events. */
export const returnToSeason = defineCall({
  id: 'return-to-season',
  input: z.object({ seasonId, slug: ownOrOther }),
  reply,
})
