/** The pages that lead from a changed address to the new one. */
export const moved = {
  title: 'L’adresse de Tablée a changé',
  leads: 'La nouvelle adresse est {address}. Vos places et vos tournois gardés sur cet appareil vous y suivent.',
  help: 'La page s’ouvre toute seule. Si rien ne se passe, continuez avec le bouton.',
  go: 'Continuer à la nouvelle adresse',
} as const
