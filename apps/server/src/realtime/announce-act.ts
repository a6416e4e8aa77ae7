import { liveChannel } from '@tablee/contract/channels'
import type { AnnounceAct } from '@tablee/contract/serving/committed-act'
import type { DocumentTeller } from './document-events.ts'
import type { Hub } from './hub.ts'

const COLLECTION = 'tournaments'

/** Tells phones what an act changed, and whoever subscribed to documents the document it made. */
export function createAnnounceAct(hub: Hub, documents: DocumentTeller): AnnounceAct {
  return ({ tournamentId, sequence, changes, isNew, document }) => {
    const channel = liveChannel(tournamentId)
    if (hub.hasListeners([channel])) {
      hub.publish({ events: [`${channel}.update`], channels: [channel], payload: { sequence, changes } })
    }
    documents.tell({ collection: COLLECTION, id: tournamentId, action: isNew ? 'create' : 'update', document })
  }
}
