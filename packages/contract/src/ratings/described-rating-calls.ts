import type { CallDescriptions } from '../serving/call-description.ts'
import { MEMBER, ofMember } from '../shops/described-shop-calls.ts'

const SEEN = 'Anybody. That of a season that is not public: a member of its shop.'

/** Ratings of seasons and shops. */
export const ratingCallDescriptions: CallDescriptions = {
  'get-rating': {
    summary: 'A rating: its table in one game',
    who: SEEN,
    about:
      'Glicko-2 over finished events, one period an event, 200 rows at once. Events that ended lately are read first, ten a question; `waiting` says how many are left.',
    refusals: ['rating_not_found', 'game_invalid'],
  },
  'explain-rating': {
    summary: 'Why somebody has that rating',
    who: `${SEEN} Of whoever has no name there: themselves.`,
    about: 'Opponents with their ratings before each event, what was expected and what came. Latest event first.',
    refusals: ['rating_not_found', 'rated_person_not_found', 'game_invalid'],
  },
  'list-own-ratings': { summary: 'Which ratings of the shop are on', who: MEMBER, refusals: [...ofMember] },
  'keep-rating': {
    summary: 'Turn the rating of a season or of a game on or off',
    who: MEMBER,
    about: 'Off until somebody turns it on. Off again, nothing of it is kept but who wishes no name.',
    refusals: [...ofMember, 'season_not_found', 'game_invalid'],
  },
  'name-rated-person': {
    summary: 'Take somebody’s name out of a rating, or put it back',
    who: MEMBER,
    about: 'The row stays without a name. A name that its owner took out stays out.',
    refusals: [...ofMember, 'rating_not_found', 'rated_person_not_found'],
  },
  'get-own-ratings': {
    summary: 'One’s own place in each rating',
    who: 'The account of the session.',
    refusals: ['account_required'],
  },
  'leave-rating': {
    summary: 'Stay in a rating without a name, or with it again',
    who: 'The account of the session, where it has a row.',
    refusals: ['account_required', 'rating_not_found', 'rated_person_not_found'],
  },
}
