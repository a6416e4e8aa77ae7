import type { CallDescriptions } from '../serving/call-description.ts'
import { MEMBER, ofMember } from '../shops/described-shop-calls.ts'

const ANYBODY = 'Anybody.'
const ofSeason = [...ofMember, 'season_not_found'] as const
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
  'end-season': { summary: 'End a season', who: MEMBER, refusals: [...ofSeason] },
  'reopen-season': { summary: 'Let an ended season go on', who: MEMBER, refusals: [...ofSeason] },
  'delete-season': { summary: 'Delete a season', who: MEMBER, refusals: [...ofSeason] },
}
