import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { aStorageBackend } from '../app/testing/open-app.tsx'
import { DeviceStorage } from '../device-storage/device-storage.ts'
import type { StorageBackend } from '../device-storage/kept-values.ts'
import { DeviceStorageProvider } from '../device-storage/use-device-storage.tsx'
import { RefusedError } from '../transport/request-error.ts'
import { TextInput } from '../ui/text-input.tsx'
import { type Faults, useForm } from './use-form.ts'

type Person = { readonly name: string; readonly town: string }
type Sending = { readonly values: Person; readonly answer: (answer: 'done' | Error) => Promise<void> }

type Opening = {
  readonly tab?: StorageBackend
  readonly known?: Person
  readonly isForNextAtOnce?: boolean
  readonly onFaults?: (faults: Faults) => void
  readonly dialog?: ReactNode
}

/** Submits when the test allows. */
function open(opening: Opening = {}) {
  const {
    tab = aStorageBackend(),
    known = { name: '', town: '' },
    isForNextAtOnce = false,
    onFaults = () => {},
    dialog = null,
  } = opening
  const sent: Sending[] = []
  const storage = new DeviceStorage({ backend: () => null, tab: () => tab, log: () => {} })
  function Form({ initial, about }: { readonly initial: Person; readonly about: string }) {
    const [failure, setFailure] = useState<Error | null>(null)
    const form = useForm({
      initial,
      failure,
      isForNextAtOnce,
      onFaults,
      about,
      kept: { as: 'person', fields: ['name'] },
      check: ({ name }) => (name === '' ? { name: 'A name is needed' } : {}),
      send: (values) =>
        new Promise((resolve) => {
          setFailure(null)
          sent.push({
            values,
            answer: (answer) =>
              act(async () => {
                if (answer !== 'done') setFailure(answer)
                resolve(answer === 'done' ? 'done' : null)
              }),
          })
        }),
    })
    return (
      <form {...form.formProps}>
        <TextInput label="Name" {...form.field('name')} />
        <TextInput label="Town" {...form.field('town')} />
        <p>{form.isToldAtField ? 'told at a field' : 'not told'}</p>
        <p>{form.isUnchanged ? 'unchanged' : 'changed'}</p>
        <button type="submit">Send</button>
        {createPortal(dialog, document.body)}
      </form>
    )
  }
  const screenFor = (initial: Person, about = 'one') => (
    <DeviceStorageProvider storage={storage}>
      <Form initial={initial} about={about} />
    </DeviceStorageProvider>
  )
  const view = render(screenFor(known))
  const user = userEvent.setup()
  return {
    ...view,
    user,
    sent,
    storage,
    becomesKnown: (later: Person) => view.rerender(screenFor(later)),
    turnsTo: (about: string, known: Person) => view.rerender(screenFor(known, about)),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
  }
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const refusal = (fields: Record<string, string>) =>
  new RefusedError({ status: 409, reason: 'taken', message: 'No', fields })

test('what becomes known late fills the fields that nobody typed into', async () => {
  const { user, becomesKnown } = open()
  await user.type(box('Name'), 'Zoé')
  becomesKnown({ name: 'Camille', town: 'Lyon' })
  expect([box('Name').value, box('Town').value]).toEqual(['Zoé', 'Lyon'])
})

test('what was typed about one thing gives way when the form turns to another, with its faults', async () => {
  const { user, send, turnsTo } = open()
  await user.type(box('Town'), 'Lyon')
  await send()
  expect(screen.getByText('A name is needed')).toBeTruthy()
  turnsTo('another', { name: '', town: 'Lille' })
  expect([box('Name').value, box('Town').value]).toEqual(['', 'Lille'])
  expect(screen.queryByText('A name is needed')).toBeNull()
  await user.type(box('Town'), '!')
  expect(box('Town').value).toBe('Lille!')
})

test('a form in parts hears what its check found, and nothing when it found nothing', async () => {
  const heard: Faults[] = []
  const { user, send } = open({ onFaults: (faults) => heard.push(faults) })
  await send()
  expect(heard).toEqual([{ name: 'A name is needed' }])
  await user.type(box('Name'), 'Zoé')
  await send()
  expect(heard).toHaveLength(1)
})

test('what is missing is said at its field, which has the focus, and editing it takes the sentence away', async () => {
  const { user, send, sent } = open()
  await send()
  expect(screen.getByText('A name is needed')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(box('Name')))
  expect(sent).toEqual([])
  await user.type(box('Town'), 'L')
  expect(screen.getByText('A name is needed')).toBeTruthy()
  await user.type(box('Name'), 'Z')
  expect(screen.queryByText('A name is needed')).toBeNull()
})

test('EVEN-1 whoever types into another field by the time the fault stands there stays in it', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const town = screen.getByRole('textbox', { name: 'Town' })
  town.focus()
  // A frame in which the focus could have moved to the fault.
  await new Promise(requestAnimationFrame)
  expect(screen.getByText('A name is needed')).toBeTruthy()
  expect(document.activeElement).toBe(town)
})

test('the form of a dialog that opens from this one is sent alone', async () => {
  const dialog = (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="submit">Send the other one</button>
    </form>
  )
  const { user, send, sent } = open({ known: { name: 'Zoé', town: '' }, dialog })
  await user.click(screen.getByRole('button', { name: 'Send the other one' }))
  expect(sent).toEqual([])
  await send()
  expect(sent).toHaveLength(1)
})

test('a refusal is told at the field it names, once, and what was typed stays', async () => {
  const { user, send, sent } = open()
  await user.type(box('Name'), 'Zoé')
  await user.type(box('Town'), 'Lyon')
  await send()
  await sent[0]?.answer(refusal({ town: 'No such town' }))
  expect(screen.getByText('No such town')).toBeTruthy()
  expect(screen.getByText('told at a field')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(box('Town')))
  await user.type(box('Town'), '!')
  expect(screen.queryByText('No such town')).toBeNull()
  expect(box('Town').value).toBe('Lyon!')
  await send()
  await sent[1]?.answer(refusal({ town: 'No such town' }))
  expect(screen.getByText('No such town')).toBeTruthy()
})

test('a refusal of something the form does not ask for is not told at a field', async () => {
  const { user, send, sent } = open()
  await user.type(box('Name'), 'Zoé')
  await send()
  await sent[0]?.answer(refusal({ shoeSize: 'Too big' }))
  expect(screen.getByText('not told')).toBeTruthy()
})

test('EVEN-4 kept texts outlive a reload until they are sent; the others do not', async () => {
  const tab = aStorageBackend()
  const first = open({ tab })
  await first.user.type(box('Name'), 'Zoé')
  await first.user.type(box('Town'), 'Lyon')
  first.unmount()
  const second = open({ tab, known: { name: 'Camille', town: '' } })
  expect([box('Name').value, box('Town').value]).toEqual(['Zoé', ''])
  expect(screen.getByText('changed')).toBeTruthy()
  await second.send()
  await second.sent[0]?.answer('done')
  second.unmount()
  open({ tab, known: { name: 'Camille', town: '' } })
  expect(box('Name').value).toBe('Camille')
  expect(screen.getByText('unchanged')).toBeTruthy()
})

test('EVEN-4 nothing that was typed is left for the next person once somebody has signed out', async () => {
  const tab = aStorageBackend()
  const { user, storage, unmount } = open({ tab })
  await user.type(box('Name'), 'Zoé')
  storage.forgetAccount()
  unmount()
  open({ tab })
  expect(box('Name').value).toBe('')
  expect([...tab.values.values()].join()).not.toContain('Zoé')
})

test('EVEN-4 one after the other: a failure brings back what was sent, also over a reload', async () => {
  const tab = aStorageBackend()
  const { user, send, sent, unmount } = open({ tab, isForNextAtOnce: true })
  await user.type(box('Name'), 'Zoé')
  await send()
  expect(box('Name').value).toBe('')
  expect(document.activeElement).toBe(box('Name'))
  await sent[0]?.answer(new Error('no answer'))
  expect(box('Name').value).toBe('Zoé')
  unmount()
  open({ tab, isForNextAtOnce: true })
  expect(box('Name').value).toBe('Zoé')
})

test('EVEN-4 one after the other: what is typed meanwhile stays, and stays kept', async () => {
  const tab = aStorageBackend()
  const { user, send, sent, unmount } = open({ tab, isForNextAtOnce: true })
  await user.type(box('Name'), 'Zoé')
  await send()
  await user.type(box('Name'), 'Max')
  await sent[0]?.answer(new Error('no answer'))
  expect(box('Name').value).toBe('Max')
  await send()
  fireEvent.change(box('Name'), { target: { value: 'Léa' } })
  await sent[1]?.answer('done')
  unmount()
  open({ tab, isForNextAtOnce: true })
  expect(box('Name').value).toBe('Léa')
})
