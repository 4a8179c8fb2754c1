from neqsim.thermo import fluid

fluid1 = fluid("srk")
fluid1.addComponent("nitrogen", 1.0)
fluid1.addComponent("methane", 90.0)
fluid1.addComponent("n-butane", 9.0)
fluid1.setMixingRule(2)
