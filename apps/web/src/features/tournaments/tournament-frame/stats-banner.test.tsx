import { aTournamentOf } from '@tablee/domain/tournaments/testing/a-tournament'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { StatsBanner } from './stats-banner.tsx'

test.each([
  ['fr', '1\u202f000 / 1\u202f024'],
  ['en', '1,000 / 1,024'],
] as const)(
  'LAY-16 a tournament of a thousand says its seats as the language writes them (%s)',
  async (language, seats) => {
    const translator = await createTranslator(language)
    render(
      <LanguageProvider translator={translator} onChoose={() => {}}>
        <StatsBanner tournament={aTournamentOf(1_000, { capacity: 1_024 })} />
      </LanguageProvider>,
    )
    expect(screen.getByText(seats, { normalizer: String })).toBeTruthy()
  },
)
