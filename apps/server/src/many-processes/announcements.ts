import type { RealtimeEvent } from '../ports/bus.ts'
import type { BusConnection } from './bus-connection.ts'
import type { Told } from './bus-messages.ts'
import type { Speech } from './speech.ts'

/** So that writing them keeps nobody waiting. */
const MOST_AT_ONCE = 64
/** Beyond this many waiting ones, a stuck bus counts as lost. */
const MOST_UNSAID = 5000

type Announcement = { readonly channels: readonly string[]; readonly event: () => RealtimeEvent }

export type AnnouncementParts = {
  readonly connection: Pick<BusConnection, 'speaker'>
  readonly speech: Pick<Speech, 'say'>
  readonly nameOf: (channel: string) => string
  /** Whether this process follows it itself. */
  readonly isOwn: (channel: string) => boolean
  readonly processId: string
}

/** What comes about in one moment, or while the bus answers, shares one question about who follows it. */
export function createAnnouncements({ connection: { speaker }, speech, nameOf, isOwn, processId }: AnnouncementParts) {
  const unsaid: Announcement[] = []
  let told = 0

  function sayTheNext(): void {
    const forgetAll = () => void unsaid.splice(0)
    speech.say(async () => {
      const next = unsaid.splice(0, MOST_AT_ONCE)
      if (unsaid.length > 0) sayTheNext()
      if (next.length > 0) await sayAtOnce(next)
    }, forgetAll)
  }

  async function sayAtOnce(some: readonly Announcement[]): Promise<void> {
    const asked = [...new Set(some.flatMap(({ channels }) => channels))]
    const counts = await speaker.pubSubShardNumSub(asked.map(nameOf))
    const isFollowed = (channel: string) => (counts[nameOf(channel)] ?? 0) > (isOwn(channel) ? 1 : 0)
    const said = some.flatMap(({ channels, event }) => {
      const followed = channels.filter(isFollowed)
      if (followed.length === 0) return []
      const text = JSON.stringify({ from: processId, number: ++told, channels, ...event() } satisfies Told)
      return followed.map((channel) => speaker.sPublish(nameOf(channel), text))
    })
    await Promise.all(said)
  }

  return {
    say: (announcement: Announcement) => {
      if (unsaid.length >= MOST_UNSAID) return
      unsaid.push(announcement)
      if (unsaid.length === 1) sayTheNext()
    },
  }
}
