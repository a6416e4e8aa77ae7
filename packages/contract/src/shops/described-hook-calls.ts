import type { CallDescriptions } from '../serving/call-description.ts'
import { ORGANIZER, ofOrganizer } from './described-shop-calls.ts'

/** A shop's webhooks. */
export const hookCallDescriptions: CallDescriptions = {
  'get-webhooks': {
    summary: 'The addresses that a shop tells of its events',
    who: ORGANIZER,
    about: 'With the last 50 deliveries. Addresses come without what lets others use them.',
    refusals: [...ofOrganizer],
  },
  'add-webhook': {
    summary: 'Tell one more address',
    who: ORGANIZER,
    about:
      'At most five, each `https://`. The `secret` comes with this answer alone; see `webhooks` for what is sent. An address of a Discord webhook gets one card for each event, which is kept up to date, and has no secret.',
    refusals: [...ofOrganizer, 'too_many_hooks'],
  },
  'change-webhook': {
    summary: 'Change what an address is told, or switch it off or on',
    who: ORGANIZER,
    refusals: [...ofOrganizer, 'hook_not_found'],
  },
  'renew-webhook-secret': {
    summary: 'Sign with another secret from now on',
    who: ORGANIZER,
    refusals: [...ofOrganizer, 'hook_not_found'],
  },
  'delete-webhook': {
    summary: 'Tell an address nothing more, and forget it',
    who: ORGANIZER,
    refusals: [...ofOrganizer, 'hook_not_found'],
  },
  'try-webhook': {
    summary: 'Send a try',
    who: ORGANIZER,
    about: 'Of type `ping`, at once and only once.',
    refusals: [...ofOrganizer, 'hook_not_found', 'hook_switched_off', 'too_many_hook_tries'],
  },
  'repeat-webhook': {
    summary: 'Send a delivery once more',
    who: ORGANIZER,
    about: 'Under the same id, with what is to be said now.',
    refusals: [...ofOrganizer, 'hook_not_found', 'hook_switched_off'],
  },
}
