import type { CallDescriptions } from '../serving/call-description.ts'

/** Cards of the data that the operator brought. */
export const cardCallDescriptions: CallDescriptions = {
  'find-cards': {
    summary: 'Find names of cards that begin like a text',
    who: 'Anybody.',
    about: 'Five names of a game at most, of the data that the operator brought; none without data for that game.',
    refusals: [],
  },
  'look-up-cards': {
    summary: 'Read what is known of cards',
    who: 'Anybody.',
    about:
      'Names may be written without accents or punctuation, by one face, or as printed in a language of the app. `format` with `on` adds the legality that the data give for that day. With `isNearWanted`, names one or two letters away stand beside the first twelve unknown ones. `data` is null where the operator brought none for that game.',
    refusals: [],
  },
}
