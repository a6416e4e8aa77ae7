import type { CallDescriptions } from '../serving/call-description.ts'
import { MEMBER, ofMember } from '../shops/described-shop-calls.ts'

const ANYBODY = 'Anybody.'
const ofSeason = [...ofMember, 'season_not_found'] as const
const ofPast = [...ofSeason, 'past_events_invalid', 'player_name_required', 'player_name_too_long'] as const
const ofPerson = [...ofSeason, 'season_person_not_found', 'too_many_season_notes'] as const

/** Seasons of shops. */
export const seasonCallDescriptions: CallDescriptions = {
  'get-season': {
    summary: 'A season: its table and its events',
    who: `${ANYBODY} One that is not public: a member of its shop.`,
    about: 'Computed from the final rankings of its finished events, 200 rows at once. A row keeps its `key`.',
    refusals: ['season_not_found'],
  },
  'list-seasons': { summary: 'The public seasons of a shop', who: ANYBODY, refusals: ['shop_not_found'] },
  'list-event-seasons': { summary: 'The public seasons that an event counts for', who: ANYBODY, refusals: [] },
  'list-own-seasons': { summary: 'All seasons of the shop', who: MEMBER, refusals: [...ofMember] },
  'get-own-season': {
    summary: 'A season, with the events that may be put into it',
    who: MEMBER,
    about: 'Those of the shop, and quick ones of the account, that are to come or were in the last twelve months.',
    refusals: [...ofSeason],
  },
  'keep-season': {
    summary: 'Open a season, or change its name and its points',
    who: MEMBER,
    about: 'Its address stays. Other points count at once, for earlier events too.',
    refusals: [...ofSeason, 'too_many_seasons'],
  },
  'put-into-season': {
    summary: 'Let an event count for a season',
    who: MEMBER,
    refusals: [...ofSeason, 'season_event_foreign', 'season_full', 'season_ended'],
  },
  'import-past-events': {
    summary: 'Let evenings that the shop held with other tools count for a season',
    who: MEMBER,
    about:
      'Places and wins are taken as they were ranked there. Ten at most, with 600 places; the same `id` counts once. A name that the shop knows is that regular only with `isSame`. They are found in no search.',
    refusals: [...ofPast, 'too_many_past_events', 'season_full', 'season_ended', 'too_many_season_notes'],
  },
  'get-past-event': {
    summary: 'Such an evening as it was taken over',
    who: MEMBER,
    refusals: [...ofSeason, 'past_events_invalid', 'past_event_not_found'],
  },
  'correct-past-event': {
    summary: 'Correct such an evening; its seasons follow',
    who: MEMBER,
    about: 'All places but those of people who were erased, which stay.',
    refusals: [...ofPast, 'past_event_not_found', 'too_many_season_notes'],
  },
  'delete-past-events': {
    summary: 'Delete such evenings; ended seasons keep what they counted',
    who: MEMBER,
    refusals: [...ofSeason, 'past_events_invalid', 'season_ended'],
  },
  'get-final-seeds': {
    summary: 'Where the players of a season’s final stand in its table',
    who: MEMBER,
    about:
      'The first 256, as `seed-by-season` takes them, without those who left the season or are noted as not coming. Null: the event is no final of the shop’s.',
    refusals: [...ofMember],
  },
  'take-from-season': { summary: 'Let an event count no more', who: MEMBER, refusals: [...ofSeason, 'season_ended'] },
  'join-season-people': {
    summary: 'Say that two rows of a season are one person',
    who: MEMBER,
    refusals: [...ofPerson, 'season_people_met'],
  },
  'part-season-people': {
    summary: 'Give somebody joined to another row their own again',
    who: MEMBER,
    refusals: [...ofPerson],
  },
  'part-season-event': {
    summary: 'Say that one event of a row was played by somebody else',
    who: MEMBER,
    about: 'By `player` of one of its results. They are a person of their own, or the row `into`.',
    refusals: [...ofPerson, 'season_people_met'],
  },
  'return-season-event': {
    summary: 'Count an event that was parted off as before',
    who: MEMBER,
    refusals: [...ofPerson, 'season_people_met'],
  },
  'set-season-final': {
    summary: 'Name an event of a season its final, or none',
    who: MEMBER,
    about: 'It counts for nobody in the table. `carries`: what the points of the season are worth in it.',
    refusals: [...ofSeason, 'season_final_outside', 'season_final_seats'],
  },
  'decline-season-final': {
    summary: 'Say that somebody does not come to the final, or does',
    who: MEMBER,
    refusals: [...ofPerson],
  },
  'drop-from-season': {
    summary: 'Say that somebody left the season, or is back',
    who: MEMBER,
    refusals: [...ofPerson],
  },
  'invite-season-shop': {
    summary: 'Ask another shop whether its events may count for a season',
    who: MEMBER,
    about: 'By the address of its page. 30 shops at most, with the one that runs the season.',
    refusals: [...ofSeason, 'season_shop_own', 'season_shops_full'],
  },
  'answer-season-invitation': {
    summary: 'Let the shop’s events count for another one’s season, or not',
    who: MEMBER,
    about:
      'The shop then puts its own events in and out; who runs the season sets points and joins people. Names alike at two shops are two people.',
    refusals: [...ofMember, 'season_invitation_not_found', 'season_full'],
  },
  'leave-shared-season': {
    summary: 'Take a shop out of a season',
    who: `${MEMBER} Of the shop, or of the one that runs the season.`,
    about: 'What it played stays, unless `takesEvents`. Withdraws an invitation as well.',
    refusals: [...ofSeason, 'season_shop_not_found'],
  },
  'return-to-season': {
    summary: 'Take the departure of a shop back, with its events',
    who: `${MEMBER} Of the side that said it.`,
    refusals: [...ofSeason, 'season_shop_not_found', 'season_shops_full', 'season_full'],
  },
  'end-season': { summary: 'End a season', who: MEMBER, refusals: [...ofSeason] },
  'reopen-season': { summary: 'Let an ended season go on', who: MEMBER, refusals: [...ofSeason] },
  'delete-season': { summary: 'Delete a season', who: MEMBER, refusals: [...ofSeason] },
}
