import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { MAGIC } from '@tablee/domain/tournaments/rule-packs/magic'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { RulesSaid } from './rules-said.tsx'

const varied = customiseRules(MAGIC, { bestOf: 1, points: { win: 4, draw: 1, loss: 0 } })
const rules = varied.accepted ? varied.value : MAGIC

test('GAME-2 a page written by the server keeps a line for what differs, and the app then says it', async () => {
  const translator = await createTranslator('fr')
  const page = (
    <LanguageProvider translator={translator} onChoose={() => {}}>
      <RulesSaid rules={rules} />
      <p>Lyon</p>
    </LanguageProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['…', 'Lyon'])
  const onRecoverableError = vi.fn()
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
  expect(await screen.findByText(/^Règles adaptées\s: victoire 4 points, une seule partie$/)).toBeTruthy()
  expect(root.querySelectorAll('p')).toHaveLength(2)
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => hydrated.unmount())
})

test('GAME-2 of published rules nothing is said', () => {
  expect(renderToString(<RulesSaid rules={MAGIC} />)).toBe('')
})
