import { liveChannel, ownRoleChannel, seatQueueChannel, type ToldEvent } from '@tablee/contract/channels'
import type {
  AnnounceAct,
  AnnounceDeleted,
  AnnounceRestored,
  AnnounceRoleEnded,
  AnnounceSeatQueue,
  CommittedAct,
} from '@tablee/contract/serving/committed-act'
import { ROUNDS_COLLECTION } from '@tablee/contract/tournaments/documents/round-document'
import { TOURNAMENTS_COLLECTION } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Bus } from '../ports/bus.ts'
import type { LastActs } from '../ports/last-acts.ts'
import type { DocumentTeller } from './document-events.ts'

export type Announcing = {
  readonly bus: Bus
  readonly documents: DocumentTeller
  readonly acts: LastActs
  /** Called for every act committed here. */
  readonly noteAct?: (act: CommittedAct['act']) => void
}

type Announcements = {
  readonly announce: AnnounceAct
  readonly announceDeleted: AnnounceDeleted
  readonly announceRestored: AnnounceRestored
  readonly announceSeatQueue: AnnounceSeatQueue
  readonly announceRoleEnded: AnnounceRoleEnded
}

/** Caches are invalidated before anyone is notified. */
export function createAnnouncements({ bus, documents, acts, noteAct = () => {} }: Announcing) {
  const announce = createAnnounceAct(bus, documents)
  const announceDeleted = createAnnounceDeleted(bus, documents)
  const announceRestored = createAnnounceRestored(bus, documents)
  return {
    announce: (act) => {
      noteAct(act.act)
      acts.note(act.tournamentId)
      announce(act)
    },
    announceDeleted: (id, document) => {
      acts.note(id)
      announceDeleted(id, document)
    },
    announceRestored: (id, document) => {
      acts.note(id)
      announceRestored(id, document)
    },
    announceSeatQueue: createAnnounceSeatQueue(bus),
    announceRoleEnded: createAnnounceRoleEnded(bus),
  } satisfies Announcements
}

function createAnnounceAct(bus: Bus, documents: DocumentTeller): AnnounceAct {
  return ({ tournamentId, sequence, changes, isNew, document, rounds }) => {
    const channel = liveChannel(tournamentId)
    const payload: ToldEvent = { sequence, ...(changes ? { changes } : {}) }
    const committedAt = Date.now()
    bus.publish([channel], () => ({ events: [`${channel}.update`], payload, committedAt }))
    documents.tell({
      collection: TOURNAMENTS_COLLECTION,
      id: tournamentId,
      action: isNew ? 'create' : 'update',
      document,
    })
    for (const round of rounds) documents.tell({ collection: ROUNDS_COLLECTION, ...round })
  }
}

function createAnnounceSeatQueue(bus: Bus): AnnounceSeatQueue {
  return (id, waiting) => {
    const channel = seatQueueChannel(id)
    bus.publish([channel], () => ({ events: [`${channel}.update`], payload: { waiting } }))
  }
}

function createAnnounceRoleEnded(bus: Bus): AnnounceRoleEnded {
  return (id, holder) => {
    const channel = ownRoleChannel(id, holder)
    bus.publish([channel], () => ({ events: [`${channel}.delete`], payload: {} }))
    bus.endListeners(channel)
  }
}

function createAnnounceDeleted(bus: Bus, documents: DocumentTeller): AnnounceDeleted {
  return (id, document) => {
    askToReadAgain(bus, id, 'delete')
    documents.tell({ collection: TOURNAMENTS_COLLECTION, id, action: 'delete', document })
  }
}

function createAnnounceRestored(bus: Bus, documents: DocumentTeller): AnnounceRestored {
  return (id, document) => {
    askToReadAgain(bus, id, 'update')
    documents.tell({ collection: TOURNAMENTS_COLLECTION, id, action: 'create', document })
  }
}

/** Not an act with a number: followers, including older apps, read the current state. */
function askToReadAgain(bus: Bus, id: TournamentId, action: 'update' | 'delete'): void {
  const channel = liveChannel(id)
  bus.publish([channel], () => ({ events: [`${channel}.${action}`], payload: {} }))
}
