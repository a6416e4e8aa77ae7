import { SHOP_NAME_MAX_LENGTH, SHOP_ROLES, SHOP_WORDS_MAX_LENGTH } from '@tablee/domain/shops/shop'
import { readDiscord, readInstagram, readPhone, readSite } from '@tablee/domain/shops/shop-contact'
import { readSlug } from '@tablee/domain/shops/shop-slug'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { issue } from '../call.ts'
import { tidyText } from '../tournaments/fields/fields.ts'

const LONGEST_TYPED = 400

export const shopRole = z.enum(SHOP_ROLES, issue('shop_role_needed'))

export const shopName = z
  .string(issue('shop_name_required'))
  .check(
    z.overwrite(typedName),
    z.minLength(1, issue('shop_name_required')),
    z.maxLength(SHOP_NAME_MAX_LENGTH, issue('shop_name_too_long')),
  )

/** Opening hours: keeps lines; blank means none. */
export const shopWords = z.pipe(
  z
    .string(issue('shop_words_too_long'))
    .check(z.overwrite(tidyText), z.maxLength(SHOP_WORDS_MAX_LENGTH, issue('shop_words_too_long'))),
  z.transform((typed: string) => (typed === '' ? null : typed)),
)

export const shopSlug = z.pipe(
  z.string(issue('shop_not_found')).check(z.maxLength(LONGEST_TYPED, issue('shop_not_found'))),
  z.transform((typed: string, context) => {
    const slug = readSlug(typed)
    if (slug !== null) return slug
    context.issues.push({ code: 'custom', message: 'shop_not_found', input: typed })
    return z.NEVER
  }),
)

export const shopPhone = contactField(readPhone, 'shop_phone_invalid')
export const shopSite = contactField(readSite, 'shop_site_invalid')
export const shopDiscord = contactField(readDiscord, 'shop_discord_invalid')
export const shopInstagram = contactField(readInstagram, 'shop_instagram_invalid')

/** Blank means none; anything else must be understood. */
function contactField(read: (typed: string) => string | null, code: Parameters<typeof issue>[0]) {
  return z.pipe(
    z.nullable(z.string(issue(code)).check(z.maxLength(LONGEST_TYPED, issue(code)))),
    z.transform((typed: string | null, context): string | null => {
      if (typed === null || typed.trim() === '') return null
      const understood = read(typed)
      if (understood !== null) return understood
      context.issues.push({ code: 'custom', message: code, input: typed })
      return z.NEVER
    }),
  )
}
