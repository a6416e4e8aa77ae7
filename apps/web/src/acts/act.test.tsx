import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslator } from '../language/create-translator.ts'
import { LanguageProvider } from '../language/language-provider.tsx'
import { RefusedError, UnreachableError } from '../transport/request-error.ts'
import { type ActDescription, useAct } from './act.ts'
import { ActFailure } from './act-failure.tsx'

afterEach(() => vi.restoreAllMocks())

type Tapped = { readonly description: ActDescription<string, string>; readonly isTap?: boolean }

function Button({ description, isTap = false }: Tapped) {
  const saving = useAct(description)
  return (
    <>
      <button type="button" onClick={() => void saving.send('x')}>
        Save
      </button>
      <ActFailure act={saving} title="Not saved" isTap={isTap} />
    </>
  )
}

async function tap(description: ActDescription<string, string>, isTap = false) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retryDelay: 1 } } })
  const translator = await createTranslator('fr')
  await act(async () => {
    render(
      <LanguageProvider translator={translator} onChoose={() => {}}>
        <QueryClientProvider client={queryClient}>
          <Button description={description} isTap={isTap} />
        </QueryClientProvider>
      </LanguageProvider>,
    )
  })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not saved', undefined, { timeout: 5_000 })
  return logged.mock.calls
}

const defect = new TypeError('x is undefined')

test.each([
  ['while sending', { perform: () => Promise.reject(defect) }],
  [
    'while keeping the answer',
    {
      perform: () => Promise.resolve('done'),
      keep: () => {
        throw defect
      },
    },
  ],
])('a defect of the app %s is told by the general sentence and logged once', async (_, description) => {
  const logged = await tap(description)
  expect(screen.getByText('Une erreur est survenue')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  expect(logged).toEqual([[expect.any(String), defect]])
})

test.each([
  ['a refusal', new RefusedError({ status: 409, reason: 'x', message: 'Non.', fields: {} }), 'Non.'],
  ['a lost network', new UnreachableError('POST /x'), /^Le serveur n’a pas répondu/],
])('%s is told in its own words, and nothing is logged', async (_, error, sentence) => {
  const logged = await tap({ perform: () => Promise.reject(error) })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(logged).toEqual([])
})

test.each([
  ['of which something was typed', false, 'Votre saisie reste sur cette page', 'rien ne se fera deux fois'],
  ['by a tap', true, 'rien ne se fera deux fois', 'saisie'],
] as const)('NONE-1 an act %s that nobody answers says what is true of it', async (...row) => {
  const [, isTap, said, unsaid] = row
  await tap({ perform: () => Promise.reject(new UnreachableError('POST /x')) }, isTap)
  const told = screen.getByRole('alert').textContent
  expect(told).toContain(said)
  expect(told).not.toContain(unsaid)
})
