import { useState } from 'react';
import { Chip, Fold } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';

interface SkillPickProps {
  readonly label: string;
  readonly skills: readonly string[];
  readonly name: (skill: string) => string;
  readonly onPick: (skill: string) => void;
}

/** One of many, folded away until wanted. */
export function SkillPick({ label, skills, name, onPick }: SkillPickProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold label={label} open={open} onToggle={setOpen}>
      <Wrap label={label}>
        {skills.map((skill) => (
          <Chip
            key={skill}
            label={name(skill)}
            onPress={() => {
              setOpen(false);
              onPick(skill);
            }}
          />
        ))}
      </Wrap>
    </Fold>
  );
}
