import type { ReactNode } from "react";

interface AbilitiesProps {
  /** The address of a route. */
  to(route: string): string;
}

const vpc = "/docs/reference/services/networking/virtual-private-cloud-vpc";

/** What a reader can do on this site, each with a miniature of the place where it happens. */
export function Abilities({ to }: AbilitiesProps) {
  return (
    <section aria-labelledby="abilities">
      <h2 id="abilities">What you can do here</h2>
      <p>Written for a reader who has a terminal open beside the page.</p>
      <ul className="layers">
        <Ability
          title="Find an input by its name"
          link="How to search"
          href={to("/blog/2026/11/17/how-to-search-these-docs")}
          picture={<SearchPicture />}
        >
          The search takes exact names, beginnings of names and words, forgives one typing error,
          and takes you to the exact line.
        </Ability>
        <Ability
          title="Look up what it takes"
          link="See the input"
          href={`${to(vpc)}#input_num_nat_gateways`}
          picture={<ReferencePicture />}
        >
          Every input and output of every service with type, default and an address of its own, and
          a block to paste with the version pinned.
        </Ability>
        <Ability
          title="Follow a guide to the end"
          link="Test a module"
          href={to("/docs/intro/first-deployment/testing")}
          picture={<GuidePicture />}
        >
          Each step has the full command, the output that proves it worked, how to undo it, and what
          usually goes wrong.
        </Ability>
      </ul>
    </section>
  );
}

interface AbilityProps {
  title: string;
  link: string;
  href: string;
  picture: ReactNode;
  children: ReactNode;
}

function Ability({ title, link, href, picture, children }: AbilityProps) {
  return (
    <li>
      <div className="demo" aria-hidden="true">
        <div>{picture}</div>
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
      <p>
        <a href={href}>{link}</a>
      </p>
    </li>
  );
}

function SearchPicture() {
  return (
    <>
      <p className="field">num_nat</p>
      {["VPC", "Management VPC"].map((service) => (
        <p key={service}>
          <code>
            <b>num_nat</b>_gateways
          </code>
          <small>Input of {service}</small>
        </p>
      ))}
    </>
  );
}

function ReferencePicture() {
  return (
    <>
      <p>
        <code>
          <b>num_nat_gateways</b>
        </code>
        <small>number, required</small>
      </p>
      <p>Number of NAT gateways, 0 up to one per Availability Zone.</p>
      <p className="field">num_nat_gateways = 3</p>
    </>
  );
}

function GuidePicture() {
  return (
    <>
      <p>
        <b>3. Deploy</b>
      </p>
      <p className="field">tofu output vpc_name</p>
      <p>
        <small>Expected output</small>
        <code>&quot;example-vpc&quot;</code>
      </p>
    </>
  );
}
