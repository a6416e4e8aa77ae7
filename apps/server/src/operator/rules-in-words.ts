import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@tablee/domain/language'
import { packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import {
  type TournamentDifference,
  tournamentDifferences,
} from '@tablee/domain/tournaments/rounds/tournament-differences'
import { isVaried } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { publishedPack } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { CATALOGUES } from '@tablee/messages/catalogues'
import { differenceWord } from '@tablee/messages/difference-word'
import { FORMATS } from '@tablee/messages/formats'
import { createInstance } from 'i18next'

/** Which rules are played, for people who read an exported file. */
export type RulesInWords = Readonly<Record<Language, string>>

const words = createInstance({
  lng: SOURCE_LANGUAGE,
  initAsync: false,
  resources: Object.fromEntries(
    LANGUAGES.map((language) => {
      const { gameRules, cut, tournament } = CATALOGUES[language]
      return [language, { translation: { gameRules, cut, gameTypes: tournament.gameTypes } }]
    }),
  ),
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
})
await words.init()

/** "Magic The Gathering (Magic Tournament Rules, 27 February 2026). Règles adaptées : une seule partie"; the source is named as it is. */
export function rulesInWords(tournament: Tournament): RulesInWords {
  const said = LANGUAGES.map((language) => [language, inLanguage(tournament, language)])
  return Object.fromEntries(said) as RulesInWords
}

function inLanguage(tournament: Tournament, lng: Language): string {
  const rules = packOf(tournament)
  const { game, source, official } = isVaried(rules) ? publishedPack(rules) : rules
  const about = official ? source : `${source}, ${words.t('gameRules.unofficial', { lng })}`
  const differences = tournamentDifferences(tournament).map((each) => named(each, lng))
  const pack = `${words.t(`gameTypes.${game}`, { lng })} (${about})`
  if (differences.length === 0) return pack
  return `${pack}. ${words.t('gameRules.differs', { lng, differences: differences.join(', ') })}`
}

function named(difference: TournamentDifference, lng: Language): string {
  if (difference.rule === 'cut') {
    const { size } = difference
    if (size === 0) return words.t('gameRules.difference.noCut', { lng })
    return words.t(size === 2 ? 'cut.planned.two' : 'cut.planned.top', { lng, size })
  }
  const { word, values } = differenceWord(difference, {
    percent: (ratio) => percentIn(lng).format(ratio),
    points: (preset) => words.t(`gameRules.podPoints.${preset}`, { lng }),
  })
  return words.t(`gameRules.difference.${word}`, { lng, ...values })
}

function percentIn(lng: Language): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(FORMATS[lng].locale, { style: 'percent', ...digits })
}
