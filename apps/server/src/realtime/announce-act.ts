import { liveChannel } from '@tablee/contract/channels'
import type { AnnounceAct, AnnounceDeleted } from '@tablee/contract/serving/committed-act'
import { ROUNDS_COLLECTION } from '@tablee/contract/tournaments/round-document'
import { TOURNAMENTS_COLLECTION } from '@tablee/contract/tournaments/write-tournament-document'
import type { DocumentTeller } from './document-events.ts'
import type { Hub } from './hub.ts'

/** Tells phones what an act changed, and whoever subscribed to documents the document it made. */
export function createAnnounceAct(hub: Hub, documents: DocumentTeller): AnnounceAct {
  return ({ tournamentId, sequence, changes, isNew, document, rounds }) => {
    const channel = liveChannel(tournamentId)
    if (hub.hasListeners([channel])) {
      hub.publish({ events: [`${channel}.update`], channels: [channel], payload: { sequence, changes } })
    }
    documents.tell({
      collection: TOURNAMENTS_COLLECTION,
      id: tournamentId,
      action: isNew ? 'create' : 'update',
      document,
    })
    for (const round of rounds) documents.tell({ collection: ROUNDS_COLLECTION, ...round })
  }
}

export function createAnnounceDeleted(documents: DocumentTeller): AnnounceDeleted {
  return (id, document) => documents.tell({ collection: TOURNAMENTS_COLLECTION, id, action: 'delete', document })
}
