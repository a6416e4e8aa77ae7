/** A player’s table, read aloud by their phone. */
export const spoken = {
  title: 'Annoncer ma table à voix haute',
  noVoice: 'Cet appareil n’a pas de voix française. Ajoutez-en une dans ses réglages ; d’ici là, il reste muet.',
  failed: 'La voix de cet appareil n’a pas parlé. Montez le son, puis appuyez sur « Écouter ».',
  listen: 'Écouter',
  stop: 'Arrêter la voix',
  seat: '{round}. Table {table}, siège {seat}, contre {name}, équipe {team}.',
  alone: '{round}. {text}.',
  draft: 'Draft. Pod {pod}, siège {seat}.',
} as const
