import type { Translate } from '@/src/i18n';
import { effectsOf, type Reaction, type ReactionCost, type ReactionEffect } from '@/src/rules';
import type { FigureNames } from '../turn/names';

export const costWords = (cost: ReactionCost, t: Translate): string => {
  switch (cost.kind) {
    case 'cube':
      return t('tableTurn.reaction.cube', { colour: t(`words.cube.${cost.colour}`) });
    case 'focus':
      return t('tableTurn.reaction.focus', { n: cost.count });
    case 'free':
      return t('tableTurn.reaction.free');
  }
};

const effectWords = (
  hero: string,
  effect: ReactionEffect,
  names: FigureNames,
  t: Translate,
): string => {
  switch (effect.kind) {
    case 'prevent': {
      const n = effect.amount;
      return effect.target === hero
        ? t('tableTurn.reaction.effect.preventOwn', { n })
        : t('tableTurn.reaction.effect.prevent', { n, target: names.one(effect.target) });
    }
    case 'prevent-all': {
      const target = names.one(effect.target);
      return effect.but === 0
        ? t('tableTurn.reaction.effect.preventAll', { target })
        : t('tableTurn.reaction.effect.preventAllBut', { target });
    }
    case 'strike-back':
      return t('tableTurn.reaction.effect.strikeBack', { n: effect.amount });
    case 'protect':
      return t('tableTurn.reaction.effect.protect', {
        by: names.one(effect.by),
        target: names.one(effect.target),
      });
    case 'shield':
    case 'heal':
      return t(`tableTurn.reaction.effect.${effect.kind}`, {
        n: effect.amount,
        target: names.one(effect.target),
      });
    case 'move':
      return t('tableTurn.reaction.effect.move', { n: effect.amount });
    case 'other':
      return effect.note === ''
        ? t('tableTurn.reaction.effect.otherBare')
        : t('tableTurn.reaction.effect.other', { note: effect.note });
  }
};

/** `Jaheen: verhindert 3, Würfel gelb`. */
export const reactionWords = (reaction: Reaction, names: FigureNames, t: Translate): string =>
  t('tableTurn.reaction.said', {
    name: names.one(reaction.hero),
    what: [
      ...(reaction.skill === undefined ? [] : [reaction.skill.name]),
      ...effectsOf(reaction).map((effect) => effectWords(reaction.hero, effect, names, t)),
      ...(reaction.fury ? [t('tableTurn.reaction.effect.fury')] : []),
    ].join(', '),
    cost: costWords(reaction.cost, t),
  });
