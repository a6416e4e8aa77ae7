import type { CallDescriptions } from '../serving/call-description.ts'
import { MEMBER, ofMember } from './described-shop-calls.ts'

/** A shop's regulars. */
export const regularCallDescriptions: CallDescriptions = {
  'get-regulars': {
    summary: 'People who came to events of the shop before',
    who: MEMBER,
    about:
      'Who had a seat at a finished event, by the name that everybody read there, until 24 months after the last time.',
    refusals: [...ofMember],
  },
  'keep-regular': {
    summary: 'Rename one of them, or keep an address that they agreed to',
    who: MEMBER,
    refusals: [...ofMember, 'regular_not_found', 'regular_consent_needed'],
  },
  'merge-regulars': {
    summary: 'Make two rows of one person one',
    who: MEMBER,
    refusals: [...ofMember, 'regular_not_found'],
  },
  'erase-regular': { summary: 'Forget one of them', who: MEMBER, refusals: [...ofMember, 'regular_not_found'] },
}
