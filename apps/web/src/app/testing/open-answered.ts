import { onTestFinished } from 'vitest'
import { executed } from '../../transport/testing/local-server.ts'
import { toaster } from '../../ui/toasts.tsx'
import { anAccount } from './an-account.ts'
import { EventServer } from './event-server.ts'
import { openApp } from './open-app.tsx'

type Input = Readonly<Record<string, unknown>>
type Answers = Readonly<Record<string, (input: Input) => unknown>>

/** The app beside a server that answers these calls, as an organizer where `isMember`; `asked` is what it was asked. */
export async function openAnswered(address: string, { answers, isMember }: { answers: Answers; isMember: boolean }) {
  const server = await EventServer.start()
  const { others, local } = server.event
  const asked: (readonly [string, Input])[] = []
  const answer = (id: string, data: (input: Input) => unknown) =>
    others.set(id, (input) => {
      asked.push([id, input])
      return executed(200, { success: true, data: data(input) })
    })
  if (isMember) local.answerAccount(() => ({ status: 200, body: { ...anAccount(), labels: ['eventOrganizer'] } }))
  for (const [id, data] of Object.entries(answers)) answer(id, data)
  const opened = await openApp(address, { origin: local.origin })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await local.close()
  })
  return { ...opened, asked, answer }
}
