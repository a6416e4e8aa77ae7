/** Suggested places, and what is near. */
export const places = {
  suggested: 'Lieux proposés',
  told_one: '{count} lieu proposé',
  told_other: '{count} lieux proposés',
  department: 'Département ({code})',
  region: 'Région',
  near: {
    ask: 'Autour de moi',
    asking: 'Recherche de votre position…',
    switchOff: 'Autour de moi : ne plus chercher autour de votre position',
    radius: 'Rayon autour de vous',
    within: 'Environ {km} km',
    kept: 'Votre position est arrondie à 5 km sur cet appareil ; le serveur ne la garde pas.',
    refused:
      'Votre navigateur ne donne pas votre position. Autorisez-la pour ce site dans ses réglages, ou écrivez votre ville dans la recherche.',
    unavailable: 'Votre position reste introuvable. Réessayez, ou écrivez votre ville dans la recherche.',
    noneHelp: 'Rien autour de vous : élargissez le rayon, ou retirez un filtre.',
    distance: 'à {km} km',
    close: 'à moins de {km} km',
  },
} as const
