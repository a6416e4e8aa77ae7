import type { Language } from '@tablee/domain/language'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DatePicker } from '../ui/date-picker.tsx'
import { createTranslator } from './create-translator.ts'
import { LanguageProvider, useLanguage } from './language-provider.tsx'
import { useDatePickerTexts } from './use-date-picker-texts.ts'

type Options = { readonly value?: string; readonly language?: Language; readonly min?: string }

async function show({ value, language = 'fr', min }: Options = {}) {
  const kept: string[] = []
  function Screen() {
    const [day, setDay] = useState(value ?? '')
    const onChange = (next: string) => {
      kept.push(next)
      setDay(next)
    }
    const props = { label: 'Date', value: day, onChange, texts: useDatePickerTexts(), locale: useLanguage().locale }
    return (
      <>
        <DatePicker {...props} {...(min === undefined ? {} : { min })} />
        <button type="button" onClick={() => setDay('')}>
          Effacer
        </button>
      </>
    )
  }
  render(
    <LanguageProvider translator={await createTranslator(language)} onChoose={() => {}}>
      <Screen />
    </LanguageProvider>,
  )
  return { kept, user: userEvent.setup() }
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' })
const cell = (name: string | RegExp) => screen.getByRole('button', { name })
const grid = (name: string) => screen.findByRole('grid', { name })
const openCalendar = async (user: Awaited<ReturnType<typeof show>>['user']) => user.click(cell('Ouvrir le calendrier'))

test('LAY-15 a typed date is taken at once, and written in full when the box is left', async () => {
  const { kept, user } = await show()
  await user.type(box(), '1/2/27')
  expect(kept.at(-1)).toBe('2027-02-01')
  expect(box().value).toBe('1/2/27')
  await user.tab()
  expect(box().value).toBe('01/02/2027')
})

test('LAY-15 what is no date stays to be corrected, with a word of help', async () => {
  const { kept, user } = await show({ value: '2026-12-31' })
  await user.clear(box())
  await user.type(box(), '31/02/2026')
  expect(kept.at(-1)).toBe('31/02/2026')
  expect(screen.queryByText(/écrivez-la comme 31\/12\/2026/)).toBeNull()
  await user.tab()
  expect(box().value).toBe('31/02/2026')
  expect(screen.getByText(/écrivez-la comme 31\/12\/2026/)).toBeTruthy()
  expect(box().getAttribute('aria-invalid')).toBe('true')
})

test('LAY-15 the calendar starts on Monday, and closes when a day is chosen', async () => {
  const { kept, user } = await show({ value: '2026-12-31' })
  await openCalendar(user)
  const month = await grid('décembre 2026')
  const heads = [...month.querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'])
  expect(within(month).getAllByRole('gridcell')[1]?.textContent).toBe('1')
  expect(cell('jeudi 31 décembre 2026, choisi')).toBeTruthy()
  await user.click(cell('vendredi 18 décembre 2026'))
  expect(kept).toEqual(['2026-12-18'])
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  expect(box().value).toBe('18/12/2026')
  await waitFor(() => expect(document.activeElement).toBe(cell('Ouvrir le calendrier')))
})

test('LAY-15 from days to months to years and back', async () => {
  const { kept, user } = await show({ value: '2026-12-31' })
  await openCalendar(user)
  await user.click(cell('décembre 2026, choisir un autre mois'))
  await user.click(cell('2026, choisir une autre année'))
  expect(await screen.findByText('2020 - 2029')).toBeTruthy()
  await user.click(cell('Années suivantes'))
  await user.click(cell('2031'))
  await user.click(await screen.findByRole('button', { name: 'février 2031' }))
  await user.click(await screen.findByRole('button', { name: 'samedi 1 février 2031' }))
  expect(kept).toEqual(['2031-02-01'])
})

test('LAY-15 by keyboard alone: open, walk to another day, choose', async () => {
  const { kept, user } = await show({ value: '2026-12-31' })
  await user.click(box())
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(document.activeElement).toBe(cell('jeudi 31 décembre 2026, choisi')))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(cell('vendredi 1 janvier 2027')))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(kept).toEqual(['2027-01-08'])
  await user.click(cell('Ouvrir le calendrier'))
  await grid('janvier 2027')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  expect(kept).toEqual(['2027-01-08'])
})

test('LAY-15 years end with 2100, and days before the first one cannot be chosen', async () => {
  const { kept, user } = await show({ value: '2100-12-30', min: '2100-12-15' })
  await openCalendar(user)
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Mois suivant' })).disabled).toBe(true)
  expect(cell('Mois précédent').hasAttribute('disabled')).toBe(true)
  await user.click(cell('mardi 14 décembre 2100'))
  expect(kept).toEqual([])
  await user.keyboard('{Escape}')
  await user.clear(box())
  await user.type(box(), '14/12/2100')
  expect(kept.at(-1)).toBe('14/12/2100')
})

test('LAY-15 the day is taken back by whoever holds it', async () => {
  const { user } = await show({ value: '2026-12-31' })
  await user.click(cell('Effacer'))
  expect(box().value).toBe('')
})

const SPOKEN = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder']

test.each([
  ['fr', 'Ouvrir le calendrier', /\b(open|close|switch|choose|selected|calendar|datepicker|month|view|year|decade)\b/i],
  ['en', 'Open the calendar', /[éèêà]|\b(ouvrir|mois|datepicker)\b/i],
] as const)('LAY-15 every accessible name is in the language of the page: %s', async (language, trigger, foreign) => {
  const { user } = await show({ value: '2026-12-31', language })
  await user.click(cell(trigger))
  const names: (string | null)[] = []
  const listen = () => {
    for (const element of document.querySelectorAll('*'))
      names.push(...SPOKEN.map((name) => element.getAttribute(name)))
  }
  await screen.findByRole('grid')
  listen()
  await user.click(cell(/^December 2026, cho|^décembre 2026, cho/i))
  listen()
  await user.click(cell(/^2026, cho/))
  listen()
  expect(names.filter(Boolean).length).toBeGreaterThan(60)
  expect(names.filter((name) => name !== null && foreign.test(name))).toEqual([])
})
