import type { CallDescriptions } from '../serving/call-description.ts'
import { ORGANIZER, ofMember, ofOrganizer } from './described-shop-calls.ts'

/** A shop's tokens, and what they are for. */
export const tokenCallDescriptions: CallDescriptions = {
  'get-shop-tokens': {
    summary: 'The tokens that open a shop to programs',
    who: ORGANIZER,
    about: 'By their names; none of them itself.',
    refusals: [...ofOrganizer],
  },
  'add-shop-token': {
    summary: 'Make a token',
    who: ORGANIZER,
    about:
      'At most five. The `token` comes with this answer alone; it is sent as `Authorization: Bearer tbl_…`. Of kind `read` it reads the shop’s events, of kind `run` it also runs them, as a co-organizer who announces and erases nothing, writes to nobody and reads no personal data.',
    refusals: [...ofOrganizer, 'too_many_tokens', 'token_name_taken'],
  },
  'revoke-shop-token': {
    summary: 'End a token, at once',
    who: ORGANIZER,
    refusals: [...ofOrganizer, 'token_not_found'],
  },
  'get-shop-events': {
    summary: 'Every event of a shop',
    who: 'A token of the shop, or an account that holds it, by its session.',
    about: 'The latest date first, 50 together; `next` is the `offset` of the following ones.',
    refusals: [...ofMember],
  },
}
